import { sql } from "kysely";
import { audit } from "../accounts/audit.ts";
import { inTransaction, type Db } from "../database.ts";
import { billableMs, endReservation, minutesCount, periodOf } from "./ledger.ts";

export interface LedgerRepair {
  readonly jobId: string;
  readonly repair: "reserved" | "settled" | "released" | "corrected";
}

/**
 * Checks the ledger against the jobs and repairs differences: every job has a reserve, and a
 * finished job's is settled if its minutes count as used, otherwise released. Other transactions
 * keep this invariant; this is a safety net for bugs.
 */
export async function reconcileLedger(db: Db): Promise<LedgerRepair[]> {
  const repairs: LedgerRepair[] = [];
  for (const { id, userId, billedMs, durationMs, createdAt } of await jobsWithoutReserve(db)) {
    const period = periodOf(createdAt);
    const ms = billedMs ?? billableMs(durationMs);
    await db
      .insertInto("usageLedger")
      .values({ userId, jobId: id, kind: "reserve", ms, period })
      .onConflict((conflict) => conflict.column("jobId").where("kind", "=", "reserve").doNothing())
      .execute();
    const detail = { jobId: id, ms, period };
    await audit(db, { userId, actor: "system", action: "minutes.reserved", detail });
    repairs.push({ jobId: id, repair: "reserved" });
  }
  for (const { jobId, should } of await openReservations(db)) {
    const done = await inTransaction(db, (trx) => endReservation(trx, jobId, should));
    if (done) repairs.push({ jobId, repair: should === "settle" ? "settled" : "released" });
  }
  for (const { jobId, should } of await wrongEnds(db)) {
    await inTransaction(db, async (trx) => {
      await trx
        .deleteFrom("usageLedger")
        .where("jobId", "=", jobId)
        .where("kind", "!=", "reserve")
        .execute();
      await endReservation(trx, jobId, should);
    });
    repairs.push({ jobId, repair: "corrected" });
  }
  return repairs;
}

const jobsWithoutReserve = (db: Db) =>
  db
    .selectFrom("jobs")
    .innerJoin("videos", "videos.id", "jobs.videoId")
    .select(["jobs.id", "jobs.userId", "jobs.createdAt", "jobs.billedMs", "videos.durationMs"])
    .where("jobs.status", "not in", ["failed", "canceled"])
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom("usageLedger")
            .select("usageLedger.id")
            .whereRef("usageLedger.jobId", "=", "jobs.id")
            .where("kind", "=", "reserve"),
        ),
      ),
    )
    .execute();

interface End {
  jobId: string;
  should: "settle" | "release";
}

/** Selects open reservations whose job is finished or gone. */
async function openReservations(db: Db): Promise<End[]> {
  const { rows } = await sql<End>`
    select reserve.job_id as "jobId",
      case when ${minutesCount} then 'settle' else 'release' end as should
    from usage_ledger reserve
    left join jobs on jobs.id = reserve.job_id
    where reserve.kind = 'reserve'
      and (jobs.id is null or jobs.status in ('completed', 'failed', 'canceled'))
      and not exists (
        select from usage_ledger ending
        where ending.job_id = reserve.job_id and ending.kind <> 'reserve')`.execute(db);
  return rows;
}

/** Selects ended reservations that do not match the outcome of their job. */
async function wrongEnds(db: Db): Promise<End[]> {
  const { rows } = await sql<End>`
    select ending.job_id as "jobId",
      case when ${minutesCount} then 'settle' else 'release' end as should
    from usage_ledger ending
    join jobs on jobs.id = ending.job_id
    where jobs.status in ('completed', 'failed', 'canceled')
      and ending.kind = case when ${minutesCount} then 'release' else 'settle' end`.execute(db);
  return rows;
}
