import { endImport } from "@dubdeck/db";
import { AppError, type Import, type User } from "@dubdeck/domain";
import type { Deps } from "../../deps.ts";
import { getImport } from "./read-imports.ts";

/**
 * Cancels an import that is on its way: at once for its owner, within seconds for what works on it.
 * Throws NOT_FOUND, or CONFLICT when it has ended; repeated calls are fine.
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
