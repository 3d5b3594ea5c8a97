import { inTransaction, type Db } from "../database.ts";

/** Stores the hash of a reset link's token; invalidates the user's earlier links. */
export function replacePasswordReset(
  db: Db,
  reset: { id: string; userId: string; expiresAt: Date },
): Promise<void> {
  return inTransaction(db, async (trx) => {
    await trx.deleteFrom("passwordResets").where("userId", "=", reset.userId).execute();
    await trx.insertInto("passwordResets").values(reset).execute();
  });
}

/**
 * Consumes a reset token and returns its user's id; null if the token is unknown, used or expired.
 */
export async function takePasswordReset(db: Db, id: string): Promise<string | null> {
  const row = await db
    .deleteFrom("passwordResets")
    .where("id", "=", id)
    .where("expiresAt", ">", new Date())
    .returning("userId")
    .executeTakeFirst();
  return row?.userId ?? null;
}
