import type { Db } from "./database.ts";

/** The rows of an account that only its owner's export shows. */
export async function exportAccountRows(db: Db, userId: string) {
  const [usage, subscriptions, changes] = await Promise.all([
    db
      .selectFrom("usageLedger")
      .select(["jobId", "kind", "ms", "period", "createdAt"])
      .where("userId", "=", userId)
      .orderBy("id")
      .execute(),
    db
      .selectFrom("subscriptions")
      .select(["id", "plan", "status", "periodEnd"])
      .where("userId", "=", userId)
      .orderBy("createdAt")
      .execute(),
    db
      .selectFrom("auditLog")
      .select(["actor", "action", "detail", "createdAt"])
      .where("userId", "=", userId)
      .orderBy("id")
      .execute(),
  ]);
  return { usage, subscriptions, changes };
}
