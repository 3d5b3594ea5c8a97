export { makeVideo, type NewVideo } from "./make-video.ts";
export { registerUpload } from "./register-upload.ts";
export type { IngestDeps } from "./ingest-deps.ts";
