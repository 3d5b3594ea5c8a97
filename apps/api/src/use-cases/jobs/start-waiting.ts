import { startWaitingJobs } from "@dubdeck/db";
import type { User } from "@dubdeck/domain";
import type { Deps } from "../../deps.ts";

/**
 * Starts as many of the user's queued jobs as may run now. Failures are logged, not thrown; the sweep
 * retries them.
 */
export async function startWaiting(deps: Deps, user: User): Promise<void> {
  const { db, pipeline, jobsPerUser, log } = deps;
  try {
    await startWaitingJobs(db, user.id, {
      atMost: jobsPerUser,
      start: (job, plan) => pipeline.startDub(job, plan),
    });
  } catch (error) {
    log.error({ err: error, userId: user.id }, "could not start queued jobs; the sweep will retry");
  }
}
