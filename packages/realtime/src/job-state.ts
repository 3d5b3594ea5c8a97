import type { Job, ServerToClientEvents } from "@dubdeck/domain";

/** The job state sent to a new subscriber. */
export type JobState = Pick<
  Job,
  | "id"
  | "status"
  | "progress"
  | "stage"
  | "line"
  | "timeLeftMs"
  | "previewUrl"
  | "outputUrl"
  | "error"
>;

type Emit = <E extends keyof ServerToClientEvents>(
  event: E,
  ...payload: Parameters<ServerToClientEvents[E]>
) => unknown;

/** Emits a job's state as the events that would have led to it, in the same order. */
export function emitState(emit: Emit, state: JobState): void {
  const {
    id: job_id,
    status,
    progress,
    stage,
    line,
    timeLeftMs,
    previewUrl,
    outputUrl,
    error,
  } = state;
  if (stage) {
    emit("progress", {
      job_id,
      progress,
      stage,
      ...(line && { line }),
      ...(timeLeftMs !== null && { time_left_ms: timeLeftMs }),
    });
  }
  emit("status", { job_id, status });
  if (status === "preview_ready" && previewUrl) emit("preview_ready", { job_id, url: previewUrl });
  if (status === "completed" && outputUrl) emit("completed", { job_id, url: outputUrl });
  if (status === "failed") emit("failed", { job_id, error: error ?? "" });
}
