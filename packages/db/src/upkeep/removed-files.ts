import type { DataRegion } from "@dubdeck/domain";
import type { Selectable } from "kysely";
import type { Db } from "../database.ts";
import type { Database } from "../tables.ts";

export type RemovedFiles = Pick<Selectable<Database["removedFiles"]>, "prefix" | "region">;

/**
 * Records storage prefixes to remove, from one region or from every one, in the transaction that
 * makes them useless, so that neither a storage outage nor a crash leaves files behind.
 */
export async function insertRemovedFiles(
  db: Db,
  userId: string,
  prefixes: readonly string[],
  region: DataRegion | null = null,
): Promise<void> {
  const removeAfter = new Date();
  await db
    .insertInto("removedFiles")
    .values(prefixes.map((prefix) => ({ prefix, userId, region, removeAfter })))
    .onConflict((conflict) => conflict.column("prefix").doNothing())
    .execute();
}

/** Lists at most `limit` prefixes due for removal `before`; for housekeeping. */
export const selectRemovedFiles = (
  db: Db,
  { before, limit }: { before: Date; limit: number },
): Promise<RemovedFiles[]> =>
  db
    .selectFrom("removedFiles")
    .select(["prefix", "region"])
    .where("removeAfter", "<", before)
    .orderBy("removeAfter")
    .limit(limit)
    .execute();

/** Finds a recorded prefix. */
export const findRemovedFiles = (db: Db, prefix: string): Promise<RemovedFiles | undefined> =>
  db
    .selectFrom("removedFiles")
    .select(["prefix", "region"])
    .where("prefix", "=", prefix)
    .executeTakeFirst();

export async function forgetRemovedFiles(db: Db, prefix: string): Promise<void> {
  await db.deleteFrom("removedFiles").where("prefix", "=", prefix).execute();
}
