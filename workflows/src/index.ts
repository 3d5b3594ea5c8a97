export type * from "./activities.ts";
export * from "./studio-activities.ts";
export { type Asker, startDraft, startSuggesting, startTakingRecording } from "./studio-client.ts";
export {
  approveReview,
  cancelWorkflow,
  startContactLead,
  startDelivery,
  startDub,
  startForgettingFiles,
  startImport,
  startMove,
  startRegistering,
} from "./client.ts";
export type { DubVideoInput } from "./dub-video.ts";
export { EXPIRING, type ExpiringKind } from "./expiring.ts";
export { JOB_OVER } from "./job-over.ts";
export { SEARCH_ATTRIBUTES } from "./search-attributes.ts";
export { dubVideoStart, forgetFilesStart, moveId } from "./start-options.ts";
export { TASK_QUEUES } from "./task-queues.ts";
