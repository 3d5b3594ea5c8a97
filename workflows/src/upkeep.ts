import { proxyActivities } from "@temporalio/workflow";
import type { UpkeepActivities } from "./activities.ts";
import { IO } from "./activity-options.ts";

const upkeep = proxyActivities<UpkeepActivities>({
  ...IO,
  retry: { maximumAttempts: 3 },
});

/** Every minute: starts what was accepted but never began. */
export async function sweepQueue(): Promise<{ started: number }> {
  return await upkeep.startQueuedJobs();
}

/** Every hour: proves the minutes' ledger and removes what has expired. */
export async function housekeeping(): Promise<{ repaired: number; removed: number }> {
  const { repaired } = await upkeep.reconcileMinutes();
  const { removed } = await upkeep.removeExpired();
  return { repaired, removed };
}
