import { inTransaction, type Db } from "../database.ts";
import { updateEmailVerified } from "./users.ts";

/** Stores the hash of a verification link's token; the user's earlier links stay valid. */
export async function insertEmailVerification(
  db: Db,
  verification: { id: string; userId: string; expiresAt: Date },
): Promise<void> {
  await db.insertInto("emailVerifications").values(verification).execute();
}

/**
 * Consumes a verification token, marks its user's address as verified and returns the user's id;
 * null if the token is unknown, used or expired.
 */
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
