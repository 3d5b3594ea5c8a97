import { insertImport, deletePendingWorkflow, type ImportRow, requireStorage } from "@dubdeck/db";
import { type CreateImport, type Import, importsAtOnce, type User } from "@dubdeck/domain";
import type { Deps } from "../../deps.ts";
import { toImport } from "./read-imports.ts";

/**
 * Starts importing a video by link. If the workflow cannot be started, the import stays queued and
 * the sweep starts it later. Throws RATE_LIMITED, QUOTA_EXCEEDED if the storage is full, or CONFLICT
 * while the plan's maximum number of imports is active.
 */
export async function createImport(deps: Deps, user: User, { url }: CreateImport): Promise<Import> {
  await deps.limits.take("importUser", user.id);
  await requireStorage(deps.db, user.id);
  const atOnce = importsAtOnce(user.plan);
  const row = await insertImport(deps.db, { userId: user.id, url, atOnce });
  await start(deps, row);
  return toImport(row);
}

async function start({ db, pipeline, log }: Deps, row: ImportRow): Promise<void> {
  try {
    await pipeline.startImport(row);
    await deletePendingWorkflow(db, { importId: row.id });
  } catch (error) {
    log.error(
      { err: error, importId: row.id },
      "could not start the import's workflow; the sweep will retry",
    );
  }
}
