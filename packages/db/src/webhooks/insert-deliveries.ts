import { type JobEventData, PLANS, WEBHOOK_TEST, type WebhookEvent } from "@dubdeck/domain";
import type { Transaction } from "kysely";
import { toUser } from "../accounts/users.ts";
import { type Db, inTransaction } from "../database.ts";
import type { JobRow } from "../dubbing/jobs.ts";
import { insertPendingWorkflow } from "../dubbing/pending-workflows.ts";
import type { Database } from "../tables.ts";

export interface NewEvent {
  readonly userId: string;
  readonly type: WebhookEvent;
  /** As the REST API would show it: snake_case, without presigned URLs, which expire. */
  readonly data: object;
}

/**
 * Stores an event for each enabled webhook of the user that subscribes to it, with a pending
 * workflow. Call it in the transaction that changes the state: the event is then sent if and only
 * if the change is committed. After the commit, `startPendingDeliveries` sends it at once; if that
 * does not happen, the sweep sends it within a minute.
 */
export async function insertDeliveries(
  trx: Transaction<Database>,
  { userId, type, data }: NewEvent,
): Promise<void> {
  const webhooks = await trx
    .selectFrom("webhooks")
    .innerJoin("users", "users.id", "webhooks.userId")
    .selectAll("users")
    .select("webhooks.id as webhookId")
    .where("webhooks.userId", "=", userId)
    .where("webhooks.enabled", "=", true)
    .where((eb) => eb(eb.val(type), "=", eb.fn.any("webhooks.events")))
    // A webhook that is removed at the same time must not fail the caller's change.
    .forKeyShare("webhooks")
    .execute();
  const receiving = webhooks.filter((row) => PLANS[toUser(row).plan].settings);
  for (const { webhookId } of receiving) {
    await insertDelivery(trx, { webhookId, userId, type, data: JSON.stringify(data) });
  }
}

/** Stores a test event for a webhook, with a pending workflow; returns the delivery's id. */
export const insertTestDelivery = (
  db: Db,
  { webhookId, userId }: { webhookId: string; userId: string },
): Promise<string> => {
  const data = JSON.stringify({ webhook_id: webhookId });
  return inTransaction(db, (trx) =>
    insertDelivery(trx, { webhookId, userId, type: WEBHOOK_TEST, data }),
  );
};

/** Returns the data of the events about a job. */
export function jobEventData(job: JobRow): JobEventData {
  return {
    job_id: job.id,
    revision_of: job.revisionOf,
    video_id: job.videoId,
    status: job.status,
    target_language: job.targetLanguage,
    source_language: job.sourceLanguage,
    error: job.error,
    failure_code: job.failureCode,
  };
}

async function insertDelivery(
  trx: Transaction<Database>,
  delivery: {
    webhookId: string;
    userId: string;
    type: WebhookEvent | typeof WEBHOOK_TEST;
    data: string;
  },
): Promise<string> {
  const { id } = await trx
    .insertInto("webhookDeliveries")
    .values({ ...delivery, nextAttemptAt: new Date() })
    .returning("id")
    .executeTakeFirstOrThrow();
  await insertPendingWorkflow(trx, { deliveryId: id });
  return id;
}
