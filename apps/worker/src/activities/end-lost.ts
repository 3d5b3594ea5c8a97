import { endImport, selectStartedImports, selectStartedJobs } from "@dubdeck/db";
import { IMPORT_FAILURES } from "@dubdeck/domain";
import { uploadPrefix } from "@dubdeck/storage";
import { WorkflowNotFoundError } from "@temporalio/client";
import { cleanUp } from "./clean-up.ts";
import { setStatus } from "./set-status.ts";
import type { Deps } from "../deps.ts";
import { eachOnItsOwn } from "../upkeep/each-on-its-own.ts";

/** Temporal may not yet find a workflow that was started a moment ago. */
const OLDER_THAN_MS = 5 * 60_000;

/**
 * Fails jobs whose workflow closed without ending them, for example because an operator terminated
 * it: otherwise their minutes would stay reserved.
 * @returns the number of jobs ended
 */
export async function endLostJobs(deps: Deps): Promise<number> {
  const jobs = await selectStartedJobs(deps.db, { olderThanMs: OLDER_THAN_MS });
  return await endLost(deps, jobs, async ({ id: jobId }) => {
    await setStatus(deps)({ jobId, status: "failed" });
    await cleanUp(deps)({ jobId });
  });
}

/**
 * Fails imports whose workflow closed without ending them. An import that merely waits, such as for
 * a worker after an outage, is left alone, however long it takes.
 * @returns the number of imports ended
 */
export async function endLostImports(deps: Deps): Promise<number> {
  const { db, storage } = deps;
  const imports = await selectStartedImports(db, { olderThanMs: OLDER_THAN_MS });
  return await endLost(deps, imports, async ({ id, userId }) => {
    const failed = { status: "failed", error: IMPORT_FAILURES.INTERNAL } as const;
    if (await endImport(db, userId, id, failed)) {
      await storage.deletePrefix(uploadPrefix(userId, id));
    }
  });
}

async function endLost<T extends { readonly id: string }>(
  deps: Deps,
  started: readonly T[],
  end: (row: T) => Promise<void>,
): Promise<number> {
  const { log } = deps;
  let lost = 0;
  const endIfLost = async (row: T): Promise<void> => {
    if (await isRunning(deps, row.id)) return;
    await end(row);
    lost += 1;
    log.warn({ id: row.id }, "ended a job or import whose workflow is gone");
  };
  await eachOnItsOwn(started, endIfLost, ({ id }, error) =>
    log.error({ err: error, id }, "failed to check whether its workflow is gone, or to end it"),
  );
  return lost;
}

async function isRunning({ temporal }: Deps, workflowId: string): Promise<boolean> {
  try {
    return (await temporal.workflow.getHandle(workflowId).describe()).closeTime === undefined;
  } catch (error) {
    if (error instanceof WorkflowNotFoundError) return false;
    throw error;
  }
}
