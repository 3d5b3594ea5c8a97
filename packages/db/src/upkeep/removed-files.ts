import type { Db } from "../database.ts";

/**
 * Records storage prefixes to remove, in the transaction that deletes their rows, so that neither a
 * storage outage nor a crash leaves files behind.
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

/** Lists at most `limit` prefixes due for removal `before`; for housekeeping. */
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
