import { BUSY_STATUSES, type Plan, PLANS } from "@dubdeck/domain";
import { type Db, inTransaction } from "../database.ts";
import type { JobRow } from "./jobs.ts";
import { deletePendingWorkflow, START_WITHIN_MS } from "./pending-workflows.ts";
import { lockUser, toUser } from "../accounts/users.ts";

/** A queued job with its video's filename. */
export type WaitingJob = JobRow & { readonly filename: string };

export interface JobStarter {
  /**
   * Maximum number of one user's jobs that run at once on this installation; the plan may allow
   * fewer.
   */
  readonly atMost: number;
  /** Starts the job's workflow; does nothing if it was started before. */
  readonly start: (job: WaitingJob, plan: Plan) => Promise<void>;
}

/**
 * Starts as many of a user's queued jobs as the plan and `atMost` allow at once, oldest first. A
 * job starts only after all earlier jobs of its video have ended. A job that fails to start stays
 * queued for the sweep, and jobs of other videos go first.
 * @returns the number of jobs started
 * @throws AggregateError of what `start` threw, after trying every job
 */
export async function startWaitingJobs(
  db: Db,
  userId: string,
  { atMost, start }: JobStarter,
): Promise<number> {
  const { jobs, plan } = await claimJobs(db, userId, atMost);
  const errors: unknown[] = [];
  for (const job of jobs) {
    try {
      await start(job, plan);
      await deletePendingWorkflow(db, { jobId: job.id });
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0) {
    throw new AggregateError(errors, `${errors.length} of ${jobs.length} jobs were not started`);
  }
  return jobs.length;
}

/** Claims jobs under the lock of the user's row, so that two processes never start one too many. */
function claimJobs(
  db: Db,
  userId: string,
  atMost: number,
): Promise<{ jobs: WaitingJob[]; plan: Plan }> {
  return inTransaction(db, async (trx) => {
    const row = await lockUser(trx, userId);
    if (!row) return { jobs: [], plan: "starter" };
    const { plan } = toUser(row);
    const atOnce = Math.min(PLANS[plan].jobsAtOnce, atMost);
    const free = atOnce - (await countRunning(trx, userId));
    if (free <= 0) return { jobs: [], plan };
    const jobs = await trx
      .selectFrom("pendingWorkflows as pending")
      .innerJoin("jobs", "jobs.id", "pending.jobId")
      .innerJoin("videos", "videos.id", "jobs.videoId")
      .selectAll("jobs")
      .select("videos.filename")
      .where("jobs.userId", "=", userId)
      .where("jobs.status", "=", "queued")
      .where((eb) =>
        eb.or([eb("pending.claimedAt", "is", null), eb("pending.claimedAt", "<", claimExpiry())]),
      )
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom("jobs as earlier")
              .select("earlier.id")
              .whereRef("earlier.videoId", "=", "jobs.videoId")
              .where("earlier.status", "in", BUSY_STATUSES)
              .whereRef("earlier.createdAt", "<", "jobs.createdAt"),
          ),
        ),
      )
      .orderBy("pending.claimedAt", (order) => order.asc().nullsFirst())
      .orderBy("jobs.createdAt")
      .limit(free)
      .execute();
    const ids = jobs.map(({ id }) => id);
    if (ids.length > 0) {
      const claim = trx.updateTable("pendingWorkflows").set({ claimedAt: new Date() });
      await claim.where("jobId", "in", ids).execute();
    }
    return { jobs, plan };
  });
}

/** Counts jobs whose workflow runs or is being started. */
async function countRunning(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom("jobs")
    .leftJoin("pendingWorkflows as pending", "pending.jobId", "jobs.id")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("jobs.userId", "=", userId)
    .where("jobs.status", "in", BUSY_STATUSES)
    .where((eb) =>
      eb.or([eb("pending.jobId", "is", null), eb("pending.claimedAt", ">=", claimExpiry())]),
    )
    .executeTakeFirstOrThrow();
  return count;
}

const claimExpiry = (): Date => new Date(Date.now() - START_WITHIN_MS);
