import { startWaitingJobs } from "@dubdeck/db";
import { dubVideoStart } from "@dubdeck/workflows";
import { WorkflowExecutionAlreadyStartedError } from "@temporalio/client";
import type { Deps } from "./deps.ts";

/**
 * Starts as many of a user's queued jobs as the plan lets run at once; what fails is logged and left
 * to the sweep.
 * @returns how many were started
 */
export async function startJobsOf(
  { db, temporal, log }: Pick<Deps, "db" | "temporal" | "log">,
  userId: string,
): Promise<number> {
  try {
    return await startWaitingJobs(db, userId, (job, plan) =>
      orIfStarted(temporal.workflow.start("dubVideo", dubVideoStart(job, plan))),
    );
  } catch (error) {
    log.error({ err: error, userId }, "jobs were not started; the sweep will try again");
    return 0;
  }
}

/** A workflow that runs already is left alone. */
export async function orIfStarted(start: Promise<unknown>): Promise<void> {
  try {
    await start;
  } catch (error) {
    if (!(error instanceof WorkflowExecutionAlreadyStartedError)) throw error;
  }
}
