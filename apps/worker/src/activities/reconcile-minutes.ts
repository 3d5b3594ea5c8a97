import { reconcileLedger } from "@dubdeck/db";
import type { UpkeepActivities } from "@dubdeck/workflows";
import type { Deps } from "../deps.ts";

/** Proves the ledger of minutes against the jobs and repairs what differs. */
export const reconcileMinutes =
  ({ db, log }: Deps): UpkeepActivities["reconcileMinutes"] =>
  async () => {
    const repairs = await reconcileLedger(db);
    if (repairs.length > 0) log.warn({ repairs }, "the ledger of minutes was repaired");
    return { repaired: repairs.length };
  };
