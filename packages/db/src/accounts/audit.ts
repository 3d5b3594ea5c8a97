import type { Db } from "../database.ts";

export interface AuditEntry {
  /** Null if the account is gone. */
  userId: string | null;
  actor: "user" | "billing" | "admin" | "system";
  /** For example `plan.changed`. */
  action: string;
  detail: object;
}

/** Adds an entry to the audit log: a change of a plan, a quota or an account. */
export async function audit(db: Db, entry: AuditEntry): Promise<void> {
  const detail = JSON.stringify(entry.detail);
  await db
    .insertInto("auditLog")
    .values({ ...entry, detail })
    .execute();
}
