import type { Db } from "../database.ts";
import type { Selectable } from "kysely";
import type { Database } from "../tables.ts";

/** What a workflow is started for. */
export type WorkflowSubject =
  | { readonly jobId: string }
  | { readonly importId: string }
  | { readonly leadId: string };

/** Notes, in the transaction that stores the subject, that its workflow is yet to be started. */
export async function insertPendingWorkflow(db: Db, subject: WorkflowSubject): Promise<void> {
  await db.insertInto("pendingWorkflows").values(subject).execute();
}

/** Notes that the workflow runs, or is not needed any more. */
export async function deletePendingWorkflow(db: Db, subject: WorkflowSubject): Promise<void> {
  await db
    .deleteFrom("pendingWorkflows")
    .where((eb) => eb.and(subject))
    .execute();
}

/** A start that takes longer than this was left by a process that died or could not reach Temporal. */
export const START_WITHIN_MS = 10_000;

export interface PendingWorkflows {
  /** Owners of jobs, which start in turn: see startWaitingJobs. */
  readonly owners: readonly string[];
  readonly imports: readonly Selectable<Database["videoImports"]>[];
  readonly leads: readonly string[];
}

/** Finds what has waited for its workflow this long, the oldest of each kind first; for the sweep. */
export async function selectPendingWorkflows(
  db: Db,
  { olderThanMs = START_WITHIN_MS, limit = 100 } = {},
): Promise<PendingWorkflows> {
  const waiting = db
    .selectFrom("pendingWorkflows as pending")
    .where("pending.createdAt", "<", new Date(Date.now() - olderThanMs));
  const [owners, imports, leads] = await Promise.all([
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
  ]);
  return {
    owners: owners.map(({ userId }) => userId),
    imports,
    leads: leads.map(({ leadId }) => leadId),
  };
}
