import { inTransaction, type Db } from "../database.ts";
import { updateEmailVerified } from "./users.ts";

/** Stores a verification link's token by its hash; earlier links of the user keep working. */
export async function insertEmailVerification(
  db: Db,
  verification: { id: string; userId: string; expiresAt: Date },
): Promise<void> {
  await db.insertInto("emailVerifications").values(verification).execute();
}

/** Uses up a verification token and marks its user's address; null when unknown, used or expired. */
export function takeEmailVerification(db: Db, id: string): Promise<string | null> {
  return inTransaction(db, async (trx) => {
    const row = await trx
      .selectFrom("emailVerifications")
      .select("userId")
      .where("id", "=", id)
      .where("expiresAt", ">", new Date())
      .forUpdate()
      .executeTakeFirst();
    if (!row) return null;
    await trx.deleteFrom("emailVerifications").where("userId", "=", row.userId).execute();
    await updateEmailVerified(trx, row.userId);
    return row.userId;
  });
}
