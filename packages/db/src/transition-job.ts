import { ENTERED_FROM, isFinished, type JobStatus } from "@dubdeck/domain";
import { inTransaction, type Db } from "./database.ts";
import type { JobRow } from "./jobs.ts";
import { endReservation } from "./ledger.ts";

/** What may be learnt together with a change of state. */
export type JobPatch = Partial<
  Pick<JobRow, "previewKey" | "outputKey" | "error" | "failureCode" | "sourceLanguage">
>;

/**
 * Moves a job to a state, if the state machine allows it from where the job is (compare-and-set):
 * a late or repeated call changes nothing and returns null. Completion settles the reserved
 * minutes, failure and cancellation release them, in the same transaction.
 */
export function transitionJob(
  db: Db,
  jobId: string,
  to: JobStatus,
  patch: JobPatch = {},
): Promise<JobRow | null> {
  return inTransaction(db, async (trx) => {
    const job = await trx
      .updateTable("jobs")
      .set({ ...patch, status: to, ...stamps(to) })
      .where("id", "=", jobId)
      .where("status", "in", ENTERED_FROM[to])
      .returningAll()
      .executeTakeFirst();
    if (!job) return null;
    if (isFinished(to)) await endReservation(trx, jobId, to === "completed" ? "settle" : "release");
    return job;
  });
}

function stamps(to: JobStatus) {
  if (to === "processing") return { startedAt: new Date() };
  if (to === "completed") return { finishedAt: new Date(), progress: 100 };
  if (!isFinished(to)) return {};
  // What was rendered before the end is removed with the job's other files.
  return { finishedAt: new Date(), previewKey: null };
}
