import { selectJob } from "@dubdeck/db";
import type { JobState } from "@dubdeck/realtime";
import type { Parts } from "../../deps.ts";
import { toJob } from "./to-job.ts";

/** What a subscriber is told of the owner's job; null for anyone else's. */
export async function loadJobState(
  { db, storage }: Pick<Parts, "db" | "storage">,
  userId: string,
  jobId: string,
): Promise<JobState | null> {
  const row = await selectJob(db, userId, jobId);
  return row ? await toJob(storage, row) : null;
}
