import { findStartedJobs } from "@dubdeck/db";
import { WorkflowNotFoundError } from "@temporalio/client";
import { cleanUp } from "./activities/clean-up.ts";
import { setStatus } from "./activities/set-status.ts";
import type { Deps } from "./deps.ts";

/** A workflow that was started a moment ago may not be found yet. */
const OLDER_THAN_MS = 5 * 60_000;

/**
 * Fails the jobs whose workflow has ended without ending them, such as one that an operator
 * terminated: nothing else would ever give their minutes back.
 * @returns how many there were
 */
export async function endLostJobs(deps: Deps): Promise<number> {
  const lost: string[] = [];
  for (const { id: jobId } of await findStartedJobs(deps.db, { olderThanMs: OLDER_THAN_MS })) {
    if (await isRunning(deps, jobId)) continue;
    await setStatus(deps)({ jobId, status: "failed" });
    await cleanUp(deps)({ jobId });
    lost.push(jobId);
  }
  if (lost.length > 0) deps.log.warn({ jobs: lost }, "ended jobs whose workflow is gone");
  return lost.length;
}

async function isRunning({ temporal }: Deps, jobId: string): Promise<boolean> {
  try {
    return (await temporal.workflow.getHandle(jobId).describe()).closeTime === undefined;
  } catch (error) {
    if (error instanceof WorkflowNotFoundError) return false;
    throw error;
  }
}
