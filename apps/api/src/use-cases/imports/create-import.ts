import { insertImport, deletePendingWorkflow, type ImportRow, requireStorage } from "@dubdeck/db";
import { type CreateImport, type Import, importsAtOnce, type User } from "@dubdeck/domain";
import type { Deps } from "../../deps.ts";
import { toImport } from "./read-imports.ts";

/**
 * Starts to fetch a video by link. An import whose workflow could not be started stays queued; the
 * sweep starts it. Throws RATE_LIMITED, QUOTA_EXCEEDED if the storage is full, or CONFLICT while as many as the plan allows are fetched.
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
    log.error({ err: error, importId: row.id }, "the import waits for the sweep");
  }
}
