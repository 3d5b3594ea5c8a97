/** One task queue per resource, so that ffmpeg never starves a status update. */
export const TASK_QUEUES = {
  workflows: "dubdeck",
  io: "dubdeck-io",
  cpu: "dubdeck-cpu",
  model: "dubdeck-model",
  fetch: "dubdeck-fetch",
  ingest: "dubdeck-ingest",
  webhook: "dubdeck-webhook",
  /** For users of the studio who wait, so that no dub is ahead of them. */
  studio: "dubdeck-studio",
} as const;
