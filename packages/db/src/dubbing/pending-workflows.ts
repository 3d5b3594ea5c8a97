import type { Db } from "../database.ts";
import type { Selectable } from "kysely";
import type { Database } from "../tables.ts";

/** The row that a workflow is started for. */
export type WorkflowSubject =
  | { readonly jobId: string }
  | { readonly importId: string }
  | { readonly leadId: string }
  | { readonly deliveryId: string };

/**
 * Records that the subject's workflow has yet to be started; call it in the transaction that stores
 * the subject.
 */
export async function insertPendingWorkflow(db: Db, subject: WorkflowSubject): Promise<void> {
  await db.insertInto("pendingWorkflows").values(subject).execute();
}

/** Records that the workflow was started, or is no longer needed. */
export async function deletePendingWorkflow(db: Db, subject: WorkflowSubject): Promise<void> {
  await db
    .deleteFrom("pendingWorkflows")
    .where((eb) => eb.and(subject))
    .execute();
}

/**
 * A start still pending after this many ms was abandoned: its process died or could not reach
 * Temporal.
 */
export const START_WITHIN_MS = 10_000;

export interface PendingWorkflows {
  /** Owners of jobs; startWaitingJobs decides which of their jobs start. */
  readonly owners: readonly string[];
  readonly imports: readonly Selectable<Database["videoImports"]>[];
  readonly leads: readonly string[];
  /** Owners of webhook deliveries; startPendingDeliveries starts them. */
  readonly receivers: readonly string[];
}

/**
 * Finds subjects whose workflow has been pending for at least `olderThanMs`, for the sweep: all
 * owners of such jobs and deliveries, and the oldest imports and leads, at most `limit` of each.
 */
export async function selectPendingWorkflows(
  db: Db,
  { olderThanMs = START_WITHIN_MS, limit = 100 } = {},
): Promise<PendingWorkflows> {
  const waiting = db
    .selectFrom("pendingWorkflows as pending")
    .where("pending.createdAt", "<", new Date(Date.now() - olderThanMs));
  const [owners, imports, leads, receivers] = await Promise.all([
    waiting
      .innerJoin("jobs", "jobs.id", "pending.jobId")
      .select("jobs.userId")
      .distinct()
      .execute(),
    waiting
      .innerJoin("videoImports", "videoImports.id", "pending.importId")
      .selectAll("videoImports")
      .orderBy("pending.createdAt")
      .limit(limit)
      .execute(),
    waiting
      .where("pending.leadId", "is not", null)
      .select((eb) => eb.ref("pending.leadId").$notNull().as("leadId"))
      .orderBy("pending.createdAt")
      .limit(limit)
      .execute(),
    waiting
      .innerJoin("webhookDeliveries", "webhookDeliveries.id", "pending.deliveryId")
      .select("webhookDeliveries.userId")
      .distinct()
      .execute(),
  ]);
  return {
    owners: owners.map(({ userId }) => userId),
    imports,
    leads: leads.map(({ leadId }) => leadId),
    receivers: receivers.map(({ userId }) => userId),
  };
}
