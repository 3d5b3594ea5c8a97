import { transitionJob } from "@dubdeck/db";
import {
  AppError,
  isCancelable,
  type Job,
  jobRoom,
  type JobStatus,
  type User,
} from "@dubdeck/domain";
import type { Deps } from "../../deps.ts";
import { requireJob } from "./get-job.ts";
import { startWaiting } from "./start-waiting.ts";
import { toJob } from "./to-job.ts";

/**
 * Cancels a queued or processing job. Its workflow stops running work, releases the minutes and sets
 * the status; a job without a workflow is cancelled here. Either way the next queued job starts.
 * Idempotent. Throws NOT_FOUND, or CONFLICT if the job is past the point where it can be cancelled.
 */
export async function cancelJob(deps: Deps, user: User, id: string): Promise<Job> {
  const { db, storage, pipeline, live } = deps;
  const job = await requireJob(db, user, id);
  if (job.status === "canceled") return await toJob(storage, job);
  if (!isCancelable(job.status)) throw tooLate(job.status);
  const stopping = await pipeline.cancel(id);
  const canceled = stopping ? null : await transitionJob(db, id, "canceled");
  if (canceled) {
    live.emit(jobRoom(id), "status", { job_id: id, status: "canceled" });
    await startWaiting(deps, user);
  }
  const now = await requireJob(db, user, id);
  // The job may have ended before the cancellation reached it.
  if (now.status === "completed" || now.status === "failed") throw tooLate(now.status);
  return await toJob(storage, now);
}

function tooLate(status: JobStatus): AppError {
  const state = status === "preview_ready" ? "almost finished" : "finished";
  return new AppError("CONFLICT", `This dub is ${state}, so it cannot be cancelled.`);
}
