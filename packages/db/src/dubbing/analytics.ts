import {
  type BillingAnalytics,
  type MinutesByDay,
  type Plan,
  quotaMs,
  type UsageAnalytics,
} from "@dubdeck/domain";
import { sql } from "kysely";
import type { Db } from "../database.ts";
import { usedMs } from "../ledger/ledger.ts";

/**
 * Returns statistics of the user's dubs. Cancelled jobs count neither as success nor as failure.
 */
export async function usageAnalytics(db: Db, userId: string): Promise<UsageAnalytics> {
  const totals = await db
    .selectFrom("jobs")
    .select([
      sql<number>`count(*) filter (where status = 'completed')`.as("completed"),
      sql<number>`count(*) filter (where status = 'failed')`.as("failed"),
      sql<number | null>`
        (avg(extract(epoch from finished_at - started_at)) filter (where status = 'completed' and not review))::float8
      `.as("avgSeconds"),
    ])
    .where("userId", "=", userId)
    .where("revisionOf", "is", null)
    .executeTakeFirstOrThrow();
  const topLanguages = await db
    .selectFrom("jobs")
    .select(["targetLanguage as language", sql<number>`count(distinct video_id)`.as("count")])
    .where("userId", "=", userId)
    .where("status", "=", "completed")
    .groupBy("targetLanguage")
    .orderBy("count", "desc")
    .orderBy("targetLanguage")
    .limit(5)
    .execute();
  const finished = totals.completed + totals.failed;
  return {
    successRate: finished === 0 ? null : (100 * totals.completed) / finished,
    avgProcessingTime: totals.avgSeconds,
    topLanguages,
  };
}

/** Returns the plan's minutes used in this calendar month (UTC). */
export async function billingAnalytics(
  db: Db,
  user: { id: string; plan: Plan },
): Promise<BillingAnalytics> {
  const quota = quotaMs(user.plan);
  const minutesUsed = (await usedMs(db, user.id)) / 60_000;
  return { currentPeriod: { minutesUsed, minutesQuota: quota === null ? null : quota / 60_000 } };
}

/** Returns the minutes of the last `days` days (UTC), by the day on which the job was started. */
export async function minutesByDay(db: Db, userId: string, days = 30): Promise<MinutesByDay> {
  const { rows } = await sql<{ day: string; ms: number }>`
    select days.day::date as day, coalesce(sum(entry.ms), 0)::bigint as ms
    from generate_series(
      (now() at time zone 'utc')::date - ${days - 1}::int, (now() at time zone 'utc')::date, '1 day'
    ) as days (day)
    left join usage_ledger reserve on reserve.user_id = ${userId} and reserve.kind = 'reserve'
      and (reserve.created_at at time zone 'utc')::date = days.day::date
    left join usage_ledger entry on entry.job_id = reserve.job_id
    group by days.day
    order by days.day`.execute(db);
  return rows.map(({ day, ms }) => ({ day, minutes: ms / 60_000 }));
}
