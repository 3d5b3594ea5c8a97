import type { WebhookEventType } from "@dubdeck/domain";
import { type Db, inTransaction } from "../database.ts";
import { deletePendingWorkflow } from "../dubbing/pending-workflows.ts";

/** A delivery whose workflow is yet to be started. */
export interface PendingDelivery {
  readonly id: string;
  readonly userId: string;
  readonly run: number;
  readonly type: WebhookEventType;
  readonly url: string;
}

/** The next sweep starts the rest. */
const BATCH = 100;

/**
 * Starts the workflows of a user's pending deliveries, oldest first. Starting twice does no harm,
 * since each run of a delivery has its own workflow id.
 * @param start Starts the workflow; does nothing if it was started before
 * @returns the number of deliveries started
 * @throws AggregateError of what `start` threw, after trying every delivery
 */
export async function startPendingDeliveries(
  db: Db,
  userId: string,
  start: (delivery: PendingDelivery) => Promise<void>,
): Promise<number> {
  const deliveries = await db
    .selectFrom("pendingWorkflows as pending")
    .innerJoin("webhookDeliveries as delivery", "delivery.id", "pending.deliveryId")
    .innerJoin("webhooks", "webhooks.id", "delivery.webhookId")
    .select(["delivery.id", "delivery.userId", "delivery.run", "delivery.type", "webhooks.url"])
    .where("delivery.userId", "=", userId)
    .orderBy("pending.createdAt")
    .limit(BATCH)
    .execute();
  const errors: unknown[] = [];
  for (const delivery of deliveries) {
    try {
      await start(delivery);
      await markStarted(db, delivery);
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0) {
    const message = `${errors.length} of ${deliveries.length} deliveries were not started`;
    throw new AggregateError(errors, message);
  }
  return deliveries.length;
}

/** Keeps the pending workflow if the delivery was resent meanwhile: the new run has yet to start. */
function markStarted(db: Db, { id, run }: PendingDelivery): Promise<void> {
  return inTransaction(db, async (trx) => {
    const isCurrent = await trx
      .selectFrom("webhookDeliveries")
      .select("id")
      .where("id", "=", id)
      .where("run", "=", run)
      .forUpdate()
      .executeTakeFirst();
    if (isCurrent) await deletePendingWorkflow(trx, { deliveryId: id });
  });
}
