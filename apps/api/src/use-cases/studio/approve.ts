import { AppError, type Job, NOT_IN_REVIEW, type User } from "@dubdeck/domain";
import type { Deps } from "../../deps.ts";
import { getJob } from "../jobs/get-job.ts";
import { requireDub } from "./get-studio.ts";

/**
 * Approves the script of a dub that waits for review; the dub then goes on with the script as it
 * is. Throws NOT_FOUND, CONFLICT if the dub does not wait for review, or UNAVAILABLE.
 */
export async function approveReview(deps: Deps, user: User, jobId: string): Promise<Job> {
  const dub = await requireDub(deps.db, user, jobId);
  const approved = dub.status === "review" && (await deps.pipeline.approve(jobId));
  if (!approved) throw new AppError("CONFLICT", NOT_IN_REVIEW);
  return await getJob(deps, user, jobId);
}
