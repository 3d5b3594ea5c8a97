import { selectJob, type JobRow } from "@dubdeck/db";
import { AppError, type Job, type User, NO_SUCH_JOB } from "@dubdeck/domain";
import type { Deps } from "../../deps.ts";
import { toJob } from "./to-job.ts";

/** Returns one of the user's jobs, with presigned URLs. Throws NOT_FOUND. */
export async function getJob({ db, storage }: Deps, user: User, id: string): Promise<Job> {
  return await toJob(storage, await requireJob(db, user, id));
}

/** Returns the job's row. Throws NOT_FOUND if it does not exist or belongs to another user. */
export async function requireJob(db: Deps["db"], user: User, id: string): Promise<JobRow> {
  const row = await selectJob(db, user.id, id);
  if (!row) throw new AppError("NOT_FOUND", NO_SUCH_JOB);
  return row;
}
