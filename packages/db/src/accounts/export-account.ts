import type { Db } from "../database.ts";

const BATCH = 500;

/** Loads up to 500 ledger entries of the account with an id above `afterId`, oldest first. */
export const selectUsageEntries = (db: Db, userId: string, afterId: number) =>
  db
    .selectFrom("usageLedger")
    .select(["id", "jobId", "kind", "ms", "period", "createdAt"])
    .where("userId", "=", userId)
    .where("id", ">", afterId)
    .orderBy("id")
    .limit(BATCH)
    .execute();

/** Loads up to 500 audit entries of the account with an id above `afterId`, oldest first. */
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
