import {
  SECRET_OVERLAP_MS,
  type UpdateWebhook,
  type Webhook,
  type WebhookEvent,
} from "@dubdeck/domain";
import { audit } from "../accounts/audit.ts";
import { type Db, inTransaction } from "../database.ts";

const SHOWN = [
  "id",
  "url",
  "events",
  "description",
  "enabled",
  "disabledReason",
  "createdAt",
] as const;

export interface NewWebhook {
  readonly userId: string;
  readonly url: string;
  readonly events: WebhookEvent[];
  readonly description: string;
  readonly secret: string;
}

/** Adds an enabled webhook. */
export async function insertWebhook(db: Db, added: NewWebhook): Promise<Webhook> {
  const row = await db
    .insertInto("webhooks")
    .values(added)
    .returning(SHOWN)
    .executeTakeFirstOrThrow();
  await auditWebhook(db, added.userId, "webhook.created", row);
  return row;
}

/** Lists the user's webhooks, oldest first, without secrets. */
export const selectWebhooks = (db: Db, userId: string): Promise<Webhook[]> =>
  db
    .selectFrom("webhooks")
    .select(SHOWN)
    .where("userId", "=", userId)
    .orderBy("createdAt")
    .orderBy("id")
    .execute();

/** Finds a webhook of this user; other users' webhooks are not found. */
export const selectWebhook = (db: Db, userId: string, id: string): Promise<Webhook | undefined> =>
  db
    .selectFrom("webhooks")
    .select(SHOWN)
    .where("id", "=", id)
    .where("userId", "=", userId)
    .executeTakeFirst();

/** Finds any user's webhook, for the worker. */
export const selectWebhookById = (
  db: Db,
  id: string,
): Promise<(Webhook & { userId: string }) | undefined> =>
  db
    .selectFrom("webhooks")
    .select([...SHOWN, "userId"])
    .where("id", "=", id)
    .executeTakeFirst();

/** Changes a webhook; returns undefined if the user has no such webhook. */
export function updateWebhook(
  db: Db,
  userId: string,
  id: string,
  change: UpdateWebhook,
): Promise<Webhook | undefined> {
  if (Object.keys(change).length === 0) return selectWebhook(db, userId, id);
  return db
    .updateTable("webhooks")
    .set({ ...change, ...(change.enabled !== undefined && { disabledReason: null }) })
    .where("id", "=", id)
    .where("userId", "=", userId)
    .returning(SHOWN)
    .executeTakeFirst();
}

/**
 * Replaces a webhook's secret; the previous one signs deliveries too for another day. Returns
 * undefined if the user has no such webhook.
 */
export async function updateWebhookSecret(
  db: Db,
  userId: string,
  id: string,
  secret: string,
): Promise<Webhook | undefined> {
  const row = await db
    .updateTable("webhooks")
    .set((eb) => ({
      secret,
      previousSecret: eb.ref("secret"),
      previousSecretUntil: new Date(Date.now() + SECRET_OVERLAP_MS),
    }))
    .where("id", "=", id)
    .where("userId", "=", userId)
    .returning(SHOWN)
    .executeTakeFirst();
  if (row) await auditWebhook(db, userId, "webhook.secret_rotated", row);
  return row;
}

/** Deletes a webhook with its log; returns false if the user has no such webhook. */
export async function deleteWebhook(db: Db, userId: string, id: string): Promise<boolean> {
  const row = await db
    .deleteFrom("webhooks")
    .where("id", "=", id)
    .where("userId", "=", userId)
    .returning(["id", "url"])
    .executeTakeFirst();
  if (row) await auditWebhook(db, userId, "webhook.removed", row);
  return row !== undefined;
}

/** Disables a webhook for a reason that its owner sees; returns false if it already was disabled. */
export function disableWebhook(db: Db, id: string, disabledReason: string): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const row = await trx
      .updateTable("webhooks")
      .set({ enabled: false, disabledReason })
      .where("id", "=", id)
      .where("enabled", "=", true)
      .returning(["id", "url", "userId"])
      .executeTakeFirst();
    if (!row) return false;
    const { userId, url } = row;
    const detail = { id, url, reason: disabledReason };
    await audit(trx, { userId, actor: "system", action: "webhook.disabled", detail });
    return true;
  });
}

const auditWebhook = (
  db: Db,
  userId: string,
  action: string,
  { id, url }: { id: string; url: string },
): Promise<void> => audit(db, { userId, actor: "user", action, detail: { id, url } });
