import {
  deleteWebhook,
  inTransaction,
  insertWebhook,
  lockUser,
  selectWebhook,
  selectWebhooks,
  updateWebhook as storeWebhook,
  updateWebhookSecret,
} from "@dubdeck/db";
import {
  AppError,
  type CreateWebhook,
  MAX_WEBHOOKS,
  type UpdateWebhook,
  type User,
  type Webhook,
  type WebhookWithSecret,
} from "@dubdeck/domain";
import type { Deps } from "../../deps.ts";
import { newWebhookSecret } from "./new-webhook-secret.ts";
import { noSuchWebhook, requireWebhooks } from "./require-webhooks.ts";

/** Lists the user's webhooks, oldest first, without secrets. Throws PLAN_REQUIRED. */
export async function listWebhooks({ db }: Deps, user: User): Promise<Webhook[]> {
  requireWebhooks(user);
  return await selectWebhooks(db, user.id);
}

/** Returns one of the user's webhooks. Throws PLAN_REQUIRED or NOT_FOUND. */
export async function getWebhook({ db }: Deps, user: User, id: string): Promise<Webhook> {
  requireWebhooks(user);
  const webhook = await selectWebhook(db, user.id, id);
  if (!webhook) throw noSuchWebhook();
  return webhook;
}

/**
 * Adds a webhook; its secret is returned only here. The address is checked when something is sent.
 * Throws PLAN_REQUIRED, RATE_LIMITED, or CONFLICT if the user has the maximum number of webhooks.
 */
export async function createWebhook(
  { db, limits }: Deps,
  user: User,
  created: CreateWebhook,
): Promise<WebhookWithSecret> {
  requireWebhooks(user);
  await limits.take("webhookUser", user.id);
  const secret = newWebhookSecret();
  return await inTransaction(db, async (trx) => {
    // Serialize calls, so that concurrent ones cannot exceed the limit together.
    await lockUser(trx, user.id);
    if ((await selectWebhooks(trx, user.id)).length >= MAX_WEBHOOKS) {
      const message = `You have ${MAX_WEBHOOKS} webhooks already. Please remove one first.`;
      throw new AppError("CONFLICT", message);
    }
    const webhook = await insertWebhook(trx, { ...created, userId: user.id, secret });
    return { ...webhook, secret };
  });
}

/** Changes the given fields of a webhook. Throws PLAN_REQUIRED or NOT_FOUND. */
export async function updateWebhook(
  { db }: Deps,
  user: User,
  id: string,
  change: UpdateWebhook,
): Promise<Webhook> {
  requireWebhooks(user);
  const webhook = await storeWebhook(db, user.id, id, change);
  if (!webhook) throw noSuchWebhook();
  return webhook;
}

/**
 * Replaces a webhook's secret and returns the new one; the old one signs too for another day.
 * Throws PLAN_REQUIRED, RATE_LIMITED or NOT_FOUND.
 */
export async function rotateWebhookSecret(
  { db, limits }: Deps,
  user: User,
  id: string,
): Promise<WebhookWithSecret> {
  requireWebhooks(user);
  await limits.take("webhookUser", user.id);
  const secret = newWebhookSecret();
  const webhook = await updateWebhookSecret(db, user.id, id, secret);
  if (!webhook) throw noSuchWebhook();
  return { ...webhook, secret };
}

/** Removes a webhook with its log. Throws PLAN_REQUIRED or NOT_FOUND. */
export async function removeWebhook({ db }: Deps, user: User, id: string): Promise<void> {
  requireWebhooks(user);
  if (!(await deleteWebhook(db, user.id, id))) throw noSuchWebhook();
}
