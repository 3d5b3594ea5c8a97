import {
  type DeliveryAttempt,
  type DeliveryState,
  type Plan,
  WEBHOOK_DISABLED,
  WEBHOOK_TEST,
} from "@dubdeck/domain";
import type { Selectable } from "kysely";
import { toUser } from "../accounts/users.ts";
import { type Db, inTransaction } from "../database.ts";
import type { Database } from "../tables.ts";
import type { DeliveryRow } from "./deliveries.ts";
import { disableWebhook } from "./webhooks.ts";

/** A delivery as sent by one of its workflows. */
export interface DeliveryRun {
  readonly deliveryId: string;
  readonly run: number;
}

export interface DeliveryContext {
  readonly delivery: DeliveryRow;
  readonly webhook: Selectable<Database["webhooks"]>;
  readonly plan: Plan;
}

/** Loads a pending delivery; null if it was removed, has ended, or is sent by a later run. */
export async function selectDeliveryContext(
  db: Db,
  { deliveryId, run }: DeliveryRun,
): Promise<DeliveryContext | null> {
  const delivery = await pendingDelivery(db, { deliveryId, run }).executeTakeFirst();
  if (!delivery) return null;
  const [webhook, user] = await Promise.all([
    db.selectFrom("webhooks").selectAll().where("id", "=", delivery.webhookId).executeTakeFirst(),
    db.selectFrom("users").selectAll().where("id", "=", delivery.userId).executeTakeFirst(),
  ]);
  return webhook && user ? { delivery, webhook, plan: toUser(user).plan } : null;
}

/** Attempts kept of a delivery: several resends with all their retries. */
const KEPT_ATTEMPTS = 50;

/**
 * What an attempt means for its delivery: `retry` leaves it pending; `gone` (410) and `exhausted`
 * (the last attempt failed) end it and can disable the webhook; `refused` (never sent) only ends it.
 */
export type AttemptOutcome = "delivered" | "retry" | "gone" | "exhausted" | "refused";

const STATE_AFTER: Readonly<Record<AttemptOutcome, DeliveryState>> = {
  delivered: "delivered",
  retry: "pending",
  gone: "failed",
  exhausted: "failed",
  refused: "failed",
};

export interface RecordedAttempt extends DeliveryRun {
  readonly attempt: DeliveryAttempt;
  readonly outcome: AttemptOutcome;
  /** When the next attempt is due; null if there is none. */
  readonly nextAttemptAt: Date | null;
}

/**
 * Adds an attempt to the log and updates the delivery's state. Disables the webhook if it is gone,
 * or if it has accepted nothing since the event of an exhausted delivery. Changes nothing if a later
 * run sends the delivery.
 * @returns whether this call disabled the webhook
 */
export function recordAttempt(
  db: Db,
  { deliveryId, run, attempt, outcome, nextAttemptAt }: RecordedAttempt,
): Promise<{ disabled: boolean }> {
  return inTransaction(db, async (trx) => {
    const row = await pendingDelivery(trx, { deliveryId, run }).forUpdate().executeTakeFirst();
    if (!row) return { disabled: false };
    const attempts = JSON.stringify([...row.attempts, attempt].slice(-KEPT_ATTEMPTS));
    await trx
      .updateTable("webhookDeliveries")
      .set({ attempts, state: STATE_AFTER[outcome], nextAttemptAt })
      .where("id", "=", deliveryId)
      .execute();
    if (outcome === "delivered") {
      const succeeded = trx.updateTable("webhooks").set({ succeededAt: new Date() });
      await succeeded.where("id", "=", row.webhookId).execute();
    }
    const reason = await reasonToDisable(trx, row, outcome);
    return { disabled: reason !== null && (await disableWebhook(trx, row.webhookId, reason)) };
  });
}

async function reasonToDisable(
  db: Db,
  { webhookId, type, createdAt }: DeliveryRow,
  outcome: AttemptOutcome,
): Promise<string | null> {
  if (outcome === "gone") return WEBHOOK_DISABLED.GONE;
  if (outcome !== "exhausted" || type === WEBHOOK_TEST) return null;
  const alive = await db
    .selectFrom("webhooks")
    .select("id")
    .where("id", "=", webhookId)
    .where("succeededAt", ">", createdAt)
    .executeTakeFirst();
  return alive ? null : WEBHOOK_DISABLED.FAILING;
}

const pendingDelivery = (db: Db, { deliveryId, run }: DeliveryRun) =>
  db
    .selectFrom("webhookDeliveries")
    .selectAll()
    .where("id", "=", deliveryId)
    .where("run", "=", run)
    .where("state", "=", "pending");
