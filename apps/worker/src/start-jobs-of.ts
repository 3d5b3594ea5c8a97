import { startWaitingJobs } from "@dubdeck/db";
import { dubVideoStart } from "@dubdeck/workflows";
import { type Client, WorkflowExecutionAlreadyStartedError } from "@temporalio/client";
import type { Deps } from "./deps.ts";

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
        const start = dubVideoStart(job, plan);
        await orIfStarted(temporal, () => temporal.workflow.start("dubVideo", start));
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

/** Starts a workflow within five seconds; one that runs already is left alone. */
export async function orIfStarted(temporal: Client, start: () => Promise<unknown>): Promise<void> {
  try {
    await temporal.withDeadline(Date.now() + START_WITHIN_MS, start);
  } catch (error) {
    if (!(error instanceof WorkflowExecutionAlreadyStartedError)) throw error;
  }
}
