import type { Db } from "../database.ts";

/**
 * Notes folders of objects that are to be removed, in the transaction that deletes their rows: a
 * storage that is down, or a crash, then leaves nothing behind for good.
 */
export async function insertRemovedFiles(
  db: Db,
  userId: string,
  prefixes: readonly string[],
): Promise<void> {
  const removeAfter = new Date();
  await db
    .insertInto("removedFiles")
    .values(prefixes.map((prefix) => ({ prefix, userId, removeAfter })))
    .onConflict((conflict) => conflict.column("prefix").doNothing())
    .execute();
}

/** Folders that should be gone by `before`, at most `limit`; for the housekeeping. */
export async function selectRemovedFiles(
  db: Db,
  { before, limit }: { before: Date; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom("removedFiles")
    .select("prefix")
    .where("removeAfter", "<", before)
    .orderBy("removeAfter")
    .limit(limit)
    .execute();
  return rows.map(({ prefix }) => prefix);
}

export async function forgetRemovedFiles(db: Db, prefix: string): Promise<void> {
  await db.deleteFrom("removedFiles").where("prefix", "=", prefix).execute();
}
