import { sql } from "kysely";
import type { Db } from "../database.ts";

/** Deletes at most `limit` rows that expired `before`; returns how many. */
export type DeleteExpired = (
  db: Db,
  bounds: { readonly before: Date; readonly limit: number },
) => Promise<number>;

/** Deletes expired rows, by kind of row. Housekeeping defines how long each kind is kept. */
export const EXPIRED_ROWS = {
  sessions: (db, { before, limit }) =>
    remove(db, sql`sessions`, sql`expires_at < ${before}`, limit),
  passwordResets: (db, { before, limit }) =>
    remove(db, sql`password_resets`, sql`expires_at < ${before}`, limit),
  emailVerifications: (db, { before, limit }) =>
    remove(db, sql`email_verifications`, sql`expires_at < ${before}`, limit),
  rateLimits: (db, { before, limit }) =>
    remove(db, sql`rate_limits`, sql`expire < ${before.getTime()}`, limit),
  webhookEvents: (db, { before, limit }) =>
    remove(db, sql`stripe_events`, sql`created_at < ${before}`, limit),
  endedImports: (db, { before, limit }) =>
    remove(
      db,
      sql`video_imports`,
      sql`created_at < ${before} and status not in ('queued', 'fetching')`,
      limit,
    ),
  pastUsage: (db, { before, limit }) =>
    remove(
      db,
      sql`past_usage`,
      sql`period < date_trunc('month', ${before}::timestamptz at time zone 'utc')`,
      limit,
    ),
  jobSteps: (db, { before, limit }) =>
    remove(
      db,
      sql`job_steps`,
      sql`job_id in (select id from jobs where finished_at < ${before})`,
      limit,
    ),
  webhookDeliveries: (db, { before, limit }) =>
    remove(db, sql`webhook_deliveries`, sql`created_at < ${before}`, limit),
} satisfies Record<string, DeleteExpired>;

type Sql = ReturnType<typeof sql>;

/** Deletes expired rows; skips locked ones until the next run. */
async function remove(db: Db, table: Sql, expired: Sql, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from ${table} where ctid in (
      select ctid from ${table} where ${expired} limit ${limit} for update skip locked
    )`.execute(db);
  return Number(numAffectedRows ?? 0);
}
