import { sql } from "kysely";
import { type Db, inTransaction } from "../database.ts";
import { lockUser } from "../accounts/users.ts";

/** A connection not reported for this long is considered closed, since its process has died. */
const GONE_MS = 60_000;

/**
 * Registers a user's live connection to any api process; returns false if the user already has
 * `limit` of them.
 */
export function addSocket(
  db: Db,
  { id, userId, limit }: { id: string; userId: string; limit: number },
): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    await lockUser(trx, userId);
    await trx
      .deleteFrom("sockets")
      .where("userId", "=", userId)
      .where("seenAt", "<", new Date(Date.now() - GONE_MS))
      .execute();
    const { open } = await trx
      .selectFrom("sockets")
      .select((eb) => eb.fn.countAll<number>().as("open"))
      .where("userId", "=", userId)
      .executeTakeFirstOrThrow();
    if (open >= limit) return false;
    await trx.insertInto("sockets").values({ id, userId }).execute();
    return true;
  });
}

/** Reports these connections as open; call it more often than once a minute. */
export async function touchSockets(db: Db, ids: readonly string[]): Promise<void> {
  await db
    .updateTable("sockets")
    .set({ seenAt: new Date() })
    .where("id", "=", sql<string>`any(${ids})`)
    .execute();
}

export async function removeSocket(db: Db, id: string): Promise<void> {
  await db.deleteFrom("sockets").where("id", "=", id).execute();
}
