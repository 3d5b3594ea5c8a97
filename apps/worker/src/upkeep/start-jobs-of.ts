import { startWaitingJobs } from "@dubdeck/db";
import { startDub } from "@dubdeck/workflows";
import type { Client } from "@temporalio/client";
import type { Deps } from "../deps.ts";

/**
 * Starts as many of a user's queued jobs as may run at once; what fails is logged and left
 * to the sweep.
 * @returns how many were started
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
        await soon(temporal, () => startDub(temporal, job, plan));
        started += 1;
      },
    });
  } catch (error) {
    log.error({ err: error, userId }, "jobs were not started; the sweep will try again");
  }
  return started;
}

/** One start that the server takes long over holds the others up no longer than this. */
const START_WITHIN_MS = 5000;

/** Asks Temporal for something and waits five seconds for the answer. */
export const soon = <T>(temporal: Client, ask: () => Promise<T>): Promise<T> =>
  temporal.withDeadline(Date.now() + START_WITHIN_MS, ask);
