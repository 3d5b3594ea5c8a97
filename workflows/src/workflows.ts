/** All workflows of the worker: the entry point for Temporal's bundler. */
export { contactLead } from "./contact-lead.ts";
export { deliverWebhook } from "./deliver-webhook.ts";
export { dubVideo } from "./dub-video.ts";
export { forgetFiles } from "./forget-files.ts";
export { importVideo } from "./import-video.ts";
export { moveFiles } from "./move-files.ts";
export { registerVideo } from "./register-video.ts";
export { draftLine, suggestTexts, takeRecording } from "./studio.ts";
export { reviseDub } from "./revise-dub.ts";
export { housekeeping, sweepQueue } from "./upkeep.ts";
