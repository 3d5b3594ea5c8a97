import type { JobProgress } from "@dubdeck/db";
import { jobRoom, type JobStatus } from "@dubdeck/domain";
import type { JobEmitter } from "@dubdeck/realtime";

/** Notifies the watchers of a job. */
export interface Watchers {
  readonly progress: (jobId: string, progress: JobProgress) => void;
  readonly status: (jobId: string, status: JobStatus) => void;
  readonly previewReady: (jobId: string, url: string) => void;
  readonly completed: (jobId: string, url: string) => void;
  readonly failed: (jobId: string, error: string) => void;
}

/** Creates watchers that emit to each job's room, on every api process. */
export function roomWatchers(emitter: JobEmitter): Watchers {
  return {
    progress: (jobId, { progress, stage, line, timeLeftMs }) =>
      emitter.emit(jobRoom(jobId), "progress", {
        job_id: jobId,
        progress,
        stage,
        ...(line && { line }),
        time_left_ms: timeLeftMs,
      }),
    status: (jobId, status) => emitter.emit(jobRoom(jobId), "status", { job_id: jobId, status }),
    previewReady: (jobId, url) =>
      emitter.emit(jobRoom(jobId), "preview_ready", { job_id: jobId, url }),
    completed: (jobId, url) => emitter.emit(jobRoom(jobId), "completed", { job_id: jobId, url }),
    failed: (jobId, error) => emitter.emit(jobRoom(jobId), "failed", { job_id: jobId, error }),
  };
}
