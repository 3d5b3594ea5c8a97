import type { Db } from "../database.ts";

const BATCH = 500;

/** The account's entries in the ledger of minutes after this one, oldest first, 500 at most. */
export const selectUsageEntries = (db: Db, userId: string, afterId: number) =>
  db
    .selectFrom("usageLedger")
    .select(["id", "jobId", "kind", "ms", "period", "createdAt"])
    .where("userId", "=", userId)
    .where("id", ">", afterId)
    .orderBy("id")
    .limit(BATCH)
    .execute();

/** The changes of the account after this one, oldest first, 500 at most. */
export const selectChanges = (db: Db, userId: string, afterId: number) =>
  db
    .selectFrom("auditLog")
    .select(["id", "actor", "action", "detail", "createdAt"])
    .where("userId", "=", userId)
    .where("id", ">", afterId)
    .orderBy("id")
    .limit(BATCH)
    .execute();

export const exportSubscriptions = (db: Db, userId: string) =>
  db
    .selectFrom("subscriptions")
    .select(["id", "plan", "status", "periodEnd"])
    .where("userId", "=", userId)
    .orderBy("createdAt")
    .execute();
