import {
  type ActivityOptions,
  ApplicationFailure,
  isCancellation,
  patched,
  proxyActivities,
  sleep,
} from "@temporalio/workflow";
import type { Duration } from "@temporalio/common";
import type { UpkeepActivities } from "./activities.ts";
import { IO } from "./activity-options.ts";
import { EXPIRING, type ExpiringKind } from "./expiring.ts";

const UPKEEP: ActivityOptions = {
  ...IO,
  startToCloseTimeout: "5 minutes",
  retry: { maximumAttempts: 3 },
};
const upkeep = proxyActivities<UpkeepActivities>(UPKEEP);

export interface Sweeps {
  readonly times: number;
  readonly pause: Duration;
}

/** One run sweeps for an hour: sixty runs an hour would bury the jobs in Temporal UI. */
const SWEEPS_PER_RUN: Sweeps = { times: 60, pause: "1 minute" };

/**
 * Starts pending workflows every minute for an hour. If a sweep fails, the next one takes over its
 * work.
 */
export async function sweepQueue({ times, pause }: Sweeps = SWEEPS_PER_RUN): Promise<{
  started: number;
}> {
  if (!patched("sweeps-for-an-hour")) return await upkeep.startQueuedJobs();
  let started = 0;
  for (let sweep = 1; sweep <= times; sweep++) {
    try {
      started += (await upkeep.startQueuedJobs()).started;
    } catch (error) {
      if (isCancellation(error)) throw error;
    }
    if (sweep < times) await sleep(pause);
  }
  return { started };
}

/**
 * Runs every hour: reconciles the ledger of minutes, fails imports whose workflow is gone, and
 * removes expired data. A failed step does not stop the others; the workflow then fails at the end
 * and names it.
 * @throws ApplicationFailure naming the failed steps
 */
export async function housekeeping(): Promise<{ repaired: number; removed: number }> {
  if (!patched("each-step-on-its-own")) {
    const { repaired } = await upkeep.reconcileMinutes();
    const { removed } = await upkeep.removeExpired();
    return { repaired, removed };
  }
  const failed: string[] = [];
  const runStep = (name: string, step: () => Promise<number>): Promise<number> =>
    step().catch((error: unknown) => {
      if (isCancellation(error)) throw error;
      failed.push(name);
      return 0;
    });

  const repaired = await runStep("minutes", async () => (await upkeep.reconcileMinutes()).repaired);
  await runStep("lost imports", async () => (await upkeep.endLostImports()).ended);
  let removed = 0;
  for (const kind of EXPIRING) {
    removed += await runStep(kind, async () => (await remove(kind)).removed);
  }
  if (failed.length > 0) {
    throw ApplicationFailure.nonRetryable(`These steps failed: ${failed.join(", ")}`);
  }
  return { repaired, removed };
}

const remove = (kind: ExpiringKind): Promise<{ removed: number }> =>
  upkeep.removeExpired.executeWithOptions({ ...UPKEEP, summary: `Remove old ${kind}` }, [{ kind }]);
