import { AppError, OUR_FAULTS, quotaMs, ACCOUNT_GONE } from "@dubdeck/domain";
import { sql } from "kysely";
import { audit } from "../accounts/audit.ts";
import type { Db } from "../database.ts";
import { lockUser, toUser } from "../accounts/users.ts";

// The ledger holds signed entries in ms: a reserve adds, a release subtracts the same amount, and a
// settle (0 ms) marks the reserve as used. A carry is the usage of a removed account with the same
// address. The sum of a period's entries is its usage.

/** Returns the first day of the date's calendar month (UTC), `YYYY-MM-01`. */
export const periodOf = (date: Date): string => `${date.toISOString().slice(0, 7)}-01`;

/** Returns the ms of source video used or reserved in the calendar month (UTC) of `now`. */
export async function usedMs(db: Db, userId: string, now = new Date()): Promise<number> {
  const { ms } = await db
    .selectFrom("usageLedger")
    .select(sql<number>`coalesce(sum(ms), 0)::bigint`.as("ms"))
    .where("userId", "=", userId)
    .where("period", "=", periodOf(now))
    .executeTakeFirstOrThrow();
  return ms;
}

/** Returns the ms billed for this length of sound: it is rounded up to a second. */
export const billableMs = (durationMs: number): number => Math.ceil(durationMs / 1000) * 1000;

/**
 * Reserves jobs' minutes, `ms` each, all or none, under the lock of the user's row; call it inside
 * the transaction that inserts the jobs. Throws AppError QUOTA_EXCEEDED with the sentence that
 * `missing` makes of the ms left, or NOT_FOUND if there is no such user.
 */
export async function reserveMinutes(
  trx: Db,
  input: {
    userId: string;
    jobIds: readonly string[];
    ms: number;
    missing: (ms: number, jobs: number, leftMs: number) => string;
  },
): Promise<void> {
  const { userId, jobIds, missing } = input;
  const row = await lockUser(trx, userId);
  if (!row) throw new AppError("NOT_FOUND", ACCOUNT_GONE);
  const now = new Date();
  const ms = billableMs(input.ms);
  const quota = quotaMs(toUser(row, now).plan);
  if (quota !== null) {
    const left = quota - (await usedMs(trx, userId, now));
    if (ms * jobIds.length > left) {
      throw new AppError("QUOTA_EXCEEDED", missing(ms, jobIds.length, left));
    }
  }
  const reserve = { userId, kind: "reserve", ms, period: periodOf(now) } as const;
  await trx
    .insertInto("usageLedger")
    .values(jobIds.map((jobId) => ({ ...reserve, jobId })))
    .execute();
}

/**
 * SQL condition: do the minutes of a finished row of `jobs` count as used? They do if the dub was
 * delivered, or if its preview was, unless the job then failed by our fault.
 */
export const minutesCount = sql<boolean>`(
  jobs.status = 'completed' or (
    jobs.preview_ready_at is not null
    and not (jobs.status = 'failed' and coalesce(jobs.failure_code = any(${[...OUR_FAULTS]}), true))
  )
)`;

/**
 * Ends a job's reservation once: `settle` keeps it as usage, `release` returns the minutes to the
 * month that they were taken from. A repeated call changes nothing.
 * @returns whether an entry was written
 */
export async function endReservation(
  db: Db,
  jobId: string,
  kind: "settle" | "release",
): Promise<boolean> {
  const reserve = await db
    .selectFrom("usageLedger")
    .select(["userId", "ms", "period"])
    .where("jobId", "=", jobId)
    .where("kind", "=", "reserve")
    .executeTakeFirst();
  if (!reserve) return false;
  const { userId, period } = reserve;
  const ms = kind === "release" ? -reserve.ms : 0;
  const written = await db
    .insertInto("usageLedger")
    .values({ userId, jobId, kind, ms, period })
    .onConflict((conflict) =>
      conflict.column("jobId").where("kind", "in", ["settle", "release"]).doNothing(),
    )
    .returning("id")
    .executeTakeFirst();
  if (!written) return false;
  const action = kind === "settle" ? "minutes.settled" : "minutes.released";
  await audit(db, { userId, actor: "system", action, detail: { jobId, ms: reserve.ms, period } });
  return true;
}
