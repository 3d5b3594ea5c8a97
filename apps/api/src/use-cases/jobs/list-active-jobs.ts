import { listActiveJobs as findActiveJobs } from "@dubdeck/db";
import type { Job, User } from "@dubdeck/domain";
import type { Deps } from "../../deps.ts";
import { toJob } from "./to-job.ts";

/** Lists the owner's jobs that have not ended. */
export async function listActiveJobs({ db, storage }: Deps, user: User): Promise<Job[]> {
  const rows = await findActiveJobs(db, user.id);
  return await Promise.all(rows.map((row) => toJob(storage, row)));
}
