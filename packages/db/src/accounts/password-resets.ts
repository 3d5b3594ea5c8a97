import { inTransaction, type Db } from "../database.ts";

/** Stores a reset link's token by its hash; earlier links of the user stop working. */
export function replacePasswordReset(
  db: Db,
  reset: { id: string; userId: string; expiresAt: Date },
): Promise<void> {
  return inTransaction(db, async (trx) => {
    await trx.deleteFrom("passwordResets").where("userId", "=", reset.userId).execute();
    await trx.insertInto("passwordResets").values(reset).execute();
  });
}

/** Uses up a reset token; the user it is for, or null when unknown, used or expired. */
export async function takePasswordReset(db: Db, id: string): Promise<string | null> {
  const row = await db
    .deleteFrom("passwordResets")
    .where("id", "=", id)
    .where("expiresAt", ">", new Date())
    .returning("userId")
    .executeTakeFirst();
  return row?.userId ?? null;
}
