import { startPendingDeliveries } from "@dubdeck/db";
import { startDelivery } from "@dubdeck/workflows";
import type { Deps } from "../deps.ts";
import { withDeadline } from "./start-jobs-of.ts";

/**
 * Starts a user's pending webhook deliveries; failures are logged and left to the sweep. Call it
 * after the transaction that stored an event.
 * @returns the number of deliveries started
 */
export async function startDeliveriesOf(
  { db, temporal, log }: Pick<Deps, "db" | "temporal" | "log">,
  userId: string,
): Promise<number> {
  try {
    return await startPendingDeliveries(db, userId, (delivery) =>
      withDeadline(temporal, () => startDelivery(temporal, delivery)),
    );
  } catch (error) {
    log.error({ err: error, userId }, "webhooks were not sent; the sweep will try again");
    return 0;
  }
}
