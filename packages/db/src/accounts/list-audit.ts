import type { Db } from "../database.ts";

/** Lists an account's audit entries, newest first. */
export const selectAudit = (db: Db, userId: string, limit = 100) =>
  db
    .selectFrom("auditLog")
    .select(["createdAt", "actor", "action", "detail"])
    .where("userId", "=", userId)
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
