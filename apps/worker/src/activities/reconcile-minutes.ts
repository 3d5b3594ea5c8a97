import { reconcileLedger } from "@dubdeck/db";
import type { UpkeepActivities } from "@dubdeck/workflows";
import type { Deps } from "../deps.ts";
import { endLostJobs } from "./end-lost.ts";

/** Fails jobs whose workflow is gone, then reconciles the ledger of minutes with the jobs. */
export const reconcileMinutes =
  (deps: Deps): UpkeepActivities["reconcileMinutes"] =>
  async () => {
    const ended = await endLostJobs(deps);
    const repairs = await reconcileLedger(deps.db);
    if (repairs.length > 0) deps.log.warn({ repairs }, "the ledger of minutes was repaired");
    return { repaired: ended + repairs.length };
  };
