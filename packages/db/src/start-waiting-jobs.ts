import { ACTIVE_STATUSES, type Plan, PLANS } from "@dubdeck/domain";
import { type Db, inTransaction } from "./database.ts";
import { type JobRow, markWorkflowStarted } from "./jobs.ts";
import { lockUser, toUser } from "./users.ts";

/**
 * Starting a workflow takes milliseconds and is idempotent. A claim that is older than this was
 * left by a process that died or could not reach Temporal, so the job may be claimed again.
 */
const CLAIM_MS = 10_000;

/** A queued job with the name of its video's file. */
export type WaitingJob = JobRow & { readonly filename: string };

export interface JobStarter {
  /** Jobs of one user that the machines do at once; the plan may allow fewer. */
  readonly atMost: number;
  /** Starts the job's workflow, or leaves alone one that runs already. */
  readonly start: (job: WaitingJob, plan: Plan) => Promise<void>;
}

/**
 * Starts as many of a user's queued jobs as the plan and the machines let run at once, oldest first;
 * the others wait until one ends. Of one video, a job starts when all before it have ended. A job that
 * could not be started stays queued for the sweep and lets those of other videos go first.
 * @returns how many were started
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
      await markWorkflowStarted(db, job.id);
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0) {
    throw new AggregateError(errors, `${errors.length} of ${jobs.length} jobs were not started`);
  }
  return jobs.length;
}

/** Owners of jobs that have waited for 10 s or more without a workflow; for the sweep. */
export async function findWaitingOwners(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom("jobs")
    .select("userId")
    .distinct()
    .where("status", "=", "queued")
    .where("workflowStartedAt", "is", null)
    .where("createdAt", "<", claimExpiry())
    .execute();
  return rows.map(({ userId }) => userId);
}

/** Takes jobs under the lock of the user's row, so that two processes never start one too many. */
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
    const waiting = trx
      .selectFrom("jobs")
      .select("id")
      .where("userId", "=", userId)
      .where("status", "=", "queued")
      .where("workflowStartedAt", "is", null)
      .where((eb) =>
        eb.or([eb("startClaimedAt", "is", null), eb("startClaimedAt", "<", claimExpiry())]),
      )
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom("jobs as earlier")
              .select("earlier.id")
              .whereRef("earlier.videoId", "=", "jobs.videoId")
              .where("earlier.status", "in", ACTIVE_STATUSES)
              .whereRef("earlier.createdAt", "<", "jobs.createdAt"),
          ),
        ),
      )
      .orderBy("startClaimedAt", (order) => order.asc().nullsFirst())
      .orderBy("createdAt")
      .limit(free);
    const jobs = await trx
      .updateTable("jobs")
      .from("videos")
      .set({ startClaimedAt: new Date() })
      .where("jobs.id", "in", waiting)
      .whereRef("videos.id", "=", "jobs.videoId")
      .returningAll("jobs")
      .returning("videos.filename")
      .execute();
    return { jobs, plan };
  });
}

async function countRunning(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom("jobs")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("userId", "=", userId)
    .where("status", "in", ACTIVE_STATUSES)
    .where((eb) =>
      eb.or([eb("workflowStartedAt", "is not", null), eb("startClaimedAt", ">=", claimExpiry())]),
    )
    .executeTakeFirstOrThrow();
  return count;
}

const claimExpiry = (): Date => new Date(Date.now() - CLAIM_MS);
