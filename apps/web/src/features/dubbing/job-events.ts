import {
  isFinished,
  type ClientToServerEvents,
  type Job,
  type ServerToClientEvents,
} from "@dubdeck/domain";
import type { Socket } from "socket.io-client";
import { updateJob } from "./job-store.ts";
import { refreshAfterJob } from "./refresh-after-job.ts";

export type JobSocket = Socket<ServerToClientEvents, ClientToServerEvents>;

/** Writes the server's events into the job store. */
export function applyJobEvents(socket: JobSocket): void {
  const end = (id: string, patch: Partial<Job>) => {
    updateJob(id, patch);
    refreshAfterJob(id);
  };
  socket.on("progress", ({ job_id, progress, stage, line, time_left_ms: timeLeftMs }) =>
    updateJob(job_id, { progress, stage, line: line ?? null, timeLeftMs: timeLeftMs ?? null }),
  );
  socket.on("status", ({ job_id, status }) => {
    updateJob(job_id, { status });
    if (isFinished(status)) refreshAfterJob(job_id);
  });
  socket.on("preview_ready", ({ job_id, url }) =>
    updateJob(job_id, { status: "preview_ready", previewUrl: url }),
  );
  socket.on("completed", ({ job_id, url }) =>
    end(job_id, { status: "completed", progress: 100, outputUrl: url }),
  );
  socket.on("failed", ({ job_id, error }) => end(job_id, { status: "failed", error }));
}
