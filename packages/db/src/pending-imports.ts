import { ACTIVE_IMPORT_STATUSES } from "@dubdeck/domain";
import type { Db } from "./database.ts";
import type { ImportRow } from "./imports.ts";

/** Notes that the import's workflow runs, so that the sweep leaves it alone. */
export async function markImportStarted(db: Db, id: string): Promise<void> {
  const workflowStartedAt = new Date();
  await db.updateTable("videoImports").set({ workflowStartedAt }).where("id", "=", id).execute();
}

/** Queued imports whose workflow could not be started, oldest first; for the sweep. */
export const findImportsToStart = (
  db: Db,
  options: { olderThanMs?: number; limit?: number } = {},
): Promise<ImportRow[]> =>
  db
    .selectFrom("videoImports")
    .selectAll()
    .where("status", "=", "queued")
    .where("workflowStartedAt", "is", null)
    .where("createdAt", "<", new Date(Date.now() - (options.olderThanMs ?? 10_000)))
    .orderBy("createdAt")
    .limit(options.limit ?? 100)
    .execute();

/** Imports on their way whose workflow was started longer ago than this, oldest first; for the upkeep. */
export const findStartedImports = (
  db: Db,
  { olderThanMs }: { olderThanMs: number },
): Promise<ImportRow[]> =>
  db
    .selectFrom("videoImports")
    .selectAll()
    .where("status", "in", ACTIVE_IMPORT_STATUSES)
    .where("workflowStartedAt", "<", new Date(Date.now() - olderThanMs))
    .orderBy("workflowStartedAt")
    .execute();
