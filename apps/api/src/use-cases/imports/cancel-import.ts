import { endImport } from "@dubdeck/db";
import { AppError, type Import, type User } from "@dubdeck/domain";
import type { Deps } from "../../deps.ts";
import { getImport } from "./read-imports.ts";

/**
 * Cancels an active import. Its status changes immediately; the workflow is only asked to stop and
 * may take seconds. Idempotent. Throws NOT_FOUND, or CONFLICT if the import has completed or failed.
 */
export async function cancelImport(deps: Deps, user: User, id: string): Promise<Import> {
  const { status } = await getImport(deps, user, id);
  if (status === "completed" || status === "failed") {
    throw new AppError("CONFLICT", "This import is finished, so it cannot be cancelled.");
  }
  await endImport(deps.db, user.id, id, { status: "canceled" });
  await deps.pipeline.cancel(id);
  return await getImport(deps, user, id);
}
