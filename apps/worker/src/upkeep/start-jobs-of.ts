import { startWaitingJobs } from "@dubdeck/db";
import { startDub } from "@dubdeck/workflows";
import type { Client } from "@temporalio/client";
import type { Deps } from "../deps.ts";

/**
 * Starts as many of a user's queued jobs as may run at once; failures are logged and left to the
 * sweep.
 * @returns the number of jobs started
 */
export async function startJobsOf(
  { db, temporal, jobsPerUser, log }: Pick<Deps, "db" | "temporal" | "jobsPerUser" | "log">,
  userId: string,
): Promise<number> {
  let started = 0;
  try {
    await startWaitingJobs(db, userId, {
      atMost: jobsPerUser,
      start: async (job, plan) => {
        await withDeadline(temporal, () => startDub(temporal, job, plan));
        started += 1;
      },
    });
  } catch (error) {
    log.error({ err: error, userId }, "jobs were not started; the sweep will try again");
  }
  return started;
}

/** A slow start delays the others by at most this long, in ms. */
const START_WITHIN_MS = 5000;

/** Runs a call to Temporal with a deadline of five seconds. */
export const withDeadline = <T>(temporal: Client, ask: () => Promise<T>): Promise<T> =>
  temporal.withDeadline(Date.now() + START_WITHIN_MS, ask);
