import { selectJob, type JobRow } from "@dubdeck/db";
import { AppError, type Job, type User, NO_SUCH_JOB } from "@dubdeck/domain";
import type { Deps } from "../../deps.ts";
import { toJob } from "./to-job.ts";

/** The owner's job with presigned reads. Throws NOT_FOUND. */
export async function getJob({ db, storage }: Deps, user: User, id: string): Promise<Job> {
  return await toJob(storage, await requireJob(db, user, id));
}

/** Throws NOT_FOUND for a job that does not exist or is not the user's. */
export async function requireJob(db: Deps["db"], user: User, id: string): Promise<JobRow> {
  const row = await selectJob(db, user.id, id);
  if (!row) throw new AppError("NOT_FOUND", NO_SUCH_JOB);
  return row;
}
