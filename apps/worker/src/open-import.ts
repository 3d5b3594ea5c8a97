import { type Db, selectImport, selectUser, type ImportRow, toUser } from "@dubdeck/db";
import { ACTIVE_IMPORT_STATUSES, type Plan } from "@dubdeck/domain";
import type { ImportInput } from "@dubdeck/workflows";
import { LinkError } from "./links/link-error.ts";

/**
 * Loads the import of the running activity.
 * @throws LinkError INTERNAL if the import or its owner is gone, or the import has ended
 */
export async function openImport(
  db: Db,
  { importId, userId }: ImportInput,
): Promise<ImportRow & { plan: Plan }> {
  const [row, user] = await Promise.all([
    selectImport(db, userId, importId),
    selectUser(db, userId),
  ]);
  const active = ACTIVE_IMPORT_STATUSES.some((status) => status === row?.status);
  if (!row || !user || !active) throw new LinkError("INTERNAL");
  return { ...row, plan: toUser(user).plan };
}
