import { selectJob } from "@dubdeck/db";
import type { JobState } from "@dubdeck/realtime";
import type { Parts } from "../../deps.ts";
import { toJob } from "./to-job.ts";

/**
 * Loads the job state that is sent to live subscribers; null if the job does not exist or belongs to
 * another user.
 */
export async function loadJobState(
  { db, storage }: Pick<Parts, "db" | "storage">,
  userId: string,
  jobId: string,
): Promise<JobState | null> {
  const row = await selectJob(db, userId, jobId);
  return row ? await toJob(storage, row) : null;
}
