import { AppError, type User, EMAIL_TAKEN } from "@dubdeck/domain";
import type { Insertable } from "kysely";
import { audit } from "./audit.ts";
import { inTransaction, type Db } from "../database.ts";
import { carryUsage, keepUsage } from "./past-usage.ts";
import type { Database } from "../tables.ts";
import { lockUser, toUser, type UserRow } from "./users.ts";

/**
 * Adds an account. If an account with the same address was removed this month, its usage counts for
 * the new one. Throws AppError CONFLICT if the (normalised) address is taken.
 */
export function insertUser(
  db: Db,
  input: Pick<Insertable<Database["users"]>, "email"> &
    Partial<Pick<UserRow, "passwordHash" | "googleId" | "plan" | "emailVerifiedAt">>,
): Promise<User> {
  return inTransaction(db, async (trx) => {
    const row = await trx
      .insertInto("users")
      .values(input)
      .onConflict((conflict) => conflict.column("email").doNothing())
      .returningAll()
      .executeTakeFirst();
    if (!row) throw new AppError("CONFLICT", EMAIL_TAKEN);
    await carryUsage(trx, row);
    await audit(trx, { userId: row.id, actor: "user", action: "account.created", detail: {} });
    return toUser(row);
  });
}

/**
 * Deletes the account and, by cascade, every row that belongs to it. Keeps an audit entry, and this
 * month's usage under a hash of the address.
 */
export async function deleteUser(db: Db, userId: string): Promise<void> {
  await inTransaction(db, async (trx) => {
    const user = await lockUser(trx, userId);
    if (!user) return;
    await keepUsage(trx, user);
    await trx.deleteFrom("users").where("id", "=", userId).execute();
    await audit(trx, { userId: null, actor: "user", action: "account.removed", detail: {} });
  });
}
