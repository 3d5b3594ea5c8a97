import {
  type DeliveryRow,
  insertTestDelivery,
  resendDelivery as storeResend,
  selectDeliveries,
  selectDelivery,
  startPendingDeliveries,
} from "@dubdeck/db";
import {
  AppError,
  type Page,
  type Paged,
  type User,
  type Webhook,
  webhookBody,
  type WebhookDelivery,
} from "@dubdeck/domain";
import type { Deps } from "../../deps.ts";
import { getWebhook } from "./webhooks.ts";

/** Lists a webhook's deliveries, newest first. Throws PLAN_REQUIRED or NOT_FOUND. */
export async function listDeliveries(
  deps: Deps,
  user: User,
  { id, ...page }: Page & { readonly id: string },
): Promise<Paged<WebhookDelivery>> {
  const { id: webhookId } = await getWebhook(deps, user, id);
  const { items, nextCursor } = await selectDeliveries(deps.db, user.id, { ...page, webhookId });
  return { items: items.map((row) => toDelivery(deps, row)), nextCursor };
}

/**
 * Sends a test event to a webhook, once; the delivery's log shows the result. Throws PLAN_REQUIRED,
 * NOT_FOUND, RATE_LIMITED, or CONFLICT if the webhook is disabled.
 */
export async function testWebhook(deps: Deps, user: User, id: string): Promise<WebhookDelivery> {
  const webhook = await sendableWebhook(deps, user, id);
  const key = { userId: user.id, webhookId: webhook.id };
  const deliveryId = await insertTestDelivery(deps.db, key);
  await startDeliveries(deps, user);
  return await requireDelivery(deps, { ...key, id: deliveryId });
}

/**
 * Sends a delivery again, with all its retries. Throws PLAN_REQUIRED, NOT_FOUND, RATE_LIMITED, or
 * CONFLICT if the webhook is disabled.
 */
export async function resendDelivery(
  deps: Deps,
  user: User,
  { id, deliveryId }: { id: string; deliveryId: string },
): Promise<WebhookDelivery> {
  const webhook = await sendableWebhook(deps, user, id);
  const key = { userId: user.id, webhookId: webhook.id, id: deliveryId };
  if (!(await storeResend(deps.db, key))) throw noSuchDelivery();
  await startDeliveries(deps, user);
  return await requireDelivery(deps, key);
}

/** Converts a row to the delivery that its owner sees. */
export function toDelivery({ site }: Pick<Deps, "site">, row: DeliveryRow): WebhookDelivery {
  const { id, webhookId, type, state, attempts, nextAttemptAt, createdAt } = row;
  const payload = webhookBody(row, site.publicUrl);
  return { id, webhookId, type, state, attempts, nextAttemptAt, payload, createdAt };
}

async function sendableWebhook(deps: Deps, user: User, id: string): Promise<Webhook> {
  const webhook = await getWebhook(deps, user, id);
  await deps.limits.take("webhookUser", user.id);
  if (webhook.enabled) return webhook;
  throw new AppError("CONFLICT", "This webhook is disabled. Please enable it first.");
}

async function requireDelivery(
  deps: Deps,
  key: Parameters<typeof selectDelivery>[1],
): Promise<WebhookDelivery> {
  const row = await selectDelivery(deps.db, key);
  if (!row) throw noSuchDelivery();
  return toDelivery(deps, row);
}

const noSuchDelivery = (): AppError => new AppError("NOT_FOUND", "There is no such delivery.");

/** Starts the user's pending deliveries. Failures are logged, not thrown; the sweep retries them. */
async function startDeliveries({ db, pipeline, log }: Deps, user: User): Promise<void> {
  try {
    await startPendingDeliveries(db, user.id, (delivery) => pipeline.startDelivery(delivery));
  } catch (error) {
    log.error({ err: error, userId: user.id }, "could not send webhooks; the sweep will retry");
  }
}
