import { transitionJob } from "@dubdeck/db";
import { AppError, isCancelable, type Job, jobRoom, type User } from "@dubdeck/domain";
import type { Deps } from "../../deps.ts";
import { requireJob } from "./get-job.ts";
import { toJob } from "./to-job.ts";

/**
 * Asks a queued or processing job to stop. Its workflow ends what runs, releases the minutes and
 * sets the state; a job that never got a workflow is cancelled here. Throws NOT_FOUND, or CONFLICT
 * when there is nothing left to stop; repeated calls are fine.
 */
export async function cancelJob(deps: Deps, user: User, id: string): Promise<Job> {
  const { db, storage, pipeline, live } = deps;
  const job = await requireJob(db, user, id);
  if (job.status === "canceled") return await toJob(storage, job);
  if (!isCancelable(job.status)) {
    const state = job.status === "preview_ready" ? "almost finished" : "finished";
    throw new AppError("CONFLICT", `This dub is ${state}, so it cannot be cancelled.`);
  }
  const stopping = await pipeline.cancel(id);
  const canceled = stopping ? null : await transitionJob(db, id, "canceled");
  if (canceled) live.emit(jobRoom(id), "status", { job_id: id, status: "canceled" });
  return await toJob(storage, await requireJob(db, user, id));
}
