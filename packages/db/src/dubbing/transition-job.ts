import { sql } from "kysely";
import { ENTERED_FROM, isFinished, type JobStatus, type WebhookEvent } from "@dubdeck/domain";
import { inTransaction, type Db } from "../database.ts";
import type { JobRow } from "./jobs.ts";
import { endReservation, minutesCount } from "../ledger/ledger.ts";
import { deletePendingWorkflow } from "./pending-workflows.ts";
import { storeMeasuredSpeeds } from "./stage-speeds.ts";
import { publishRevision } from "../studio/revisions.ts";
import { insertDeliveries, jobEventData } from "../webhooks/insert-deliveries.ts";

/** Events for the owner's webhooks, by the state that the job enters. */
const EVENT_OF: Partial<Record<JobStatus, WebhookEvent>> = {
  review: "job.review",
  preview_ready: "job.preview_ready",
  completed: "job.completed",
  failed: "job.failed",
};

const eventOf = ({ status, revisionOf }: JobRow): WebhookEvent | undefined =>
  revisionOf !== null && status === "completed" ? "revision.completed" : EVENT_OF[status];

/** Columns that may be updated together with the status. */
export type JobPatch = Partial<
  Pick<JobRow, "previewKey" | "outputKey" | "error" | "failureCode" | "sourceLanguage">
>;

/**
 * Moves a job to a state by compare-and-set, if the state machine allows it: a late or repeated
 * call changes nothing and returns null. The final transition settles the reserved minutes if they
 * count as used (see minutesCount), otherwise releases them. Events for webhooks are stored in the
 * same transaction; startPendingDeliveries sends them.
 */
export function transitionJob(
  db: Db,
  jobId: string,
  to: JobStatus,
  patch: JobPatch = {},
): Promise<JobRow | null> {
  return inTransaction(db, async (trx) => {
    const row = await trx
      .updateTable("jobs")
      .set({ ...patch, status: to, ...stamps(to) })
      .where("id", "=", jobId)
      .where("status", "in", ENTERED_FROM[to])
      .returningAll()
      .returning(minutesCount.as("counts"))
      .executeTakeFirst();
    if (!row) return null;
    const { counts, ...job } = row;
    if (isFinished(to)) {
      await endReservation(trx, jobId, counts ? "settle" : "release");
      await deletePendingWorkflow(trx, { jobId });
    }
    if (to === "completed") {
      const { previewKey, outputKey } = job;
      if (job.revisionOf !== null) await publishRevision(trx, job, { previewKey, outputKey });
      else if (!job.review) await storeMeasuredSpeeds(trx, jobId);
    }
    const type = eventOf(job);
    if (type) await insertDeliveries(trx, { userId: job.userId, type, data: jobEventData(job) });
    return job;
  });
}

function stamps(to: JobStatus) {
  // An approved dub goes on: it began before its review.
  if (to === "processing") return { startedAt: sql<Date>`coalesce(started_at, now())` };
  if (to === "preview_ready") return { previewReadyAt: new Date() };
  if (to === "completed") return { finishedAt: new Date(), progress: 100, timeLeftMs: 0 };
  if (!isFinished(to)) return {};
  // Rendered files are removed with the job's other files.
  return { finishedAt: new Date(), previewKey: null };
}
