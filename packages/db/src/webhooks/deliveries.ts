import type { Page, Paged } from "@dubdeck/domain";
import { type Selectable, sql } from "kysely";
import { type Db, inTransaction } from "../database.ts";
import { byCreation, isBehind, toPage } from "../page.ts";
import type { Database } from "../tables.ts";

export type DeliveryRow = Selectable<Database["webhookDeliveries"]>;

/** Lists the user's deliveries, of one webhook or of all, newest first. */
export async function selectDeliveries(
  db: Db,
  userId: string,
  page: Page & { readonly webhookId?: string },
): Promise<Paged<DeliveryRow>> {
  const { cursor, limit, webhookId } = page;
  const rows = await db
    .selectFrom("webhookDeliveries")
    .selectAll()
    .where("userId", "=", userId)
    .$if(webhookId !== undefined, (query) => query.where("webhookId", "=", webhookId ?? ""))
    .$if(Boolean(cursor), (query) => query.where(isBehind(cursor ?? "")))
    .orderBy(byCreation, "desc")
    .orderBy("id", "desc")
    .limit(limit + 1)
    .execute();
  return toPage(rows, page);
}

interface DeliveryKey {
  readonly userId: string;
  readonly webhookId: string;
  readonly id: string;
}

/** Finds a delivery of this user's webhook. */
export const selectDelivery = (
  db: Db,
  { userId, webhookId, id }: DeliveryKey,
): Promise<DeliveryRow | undefined> =>
  db
    .selectFrom("webhookDeliveries")
    .selectAll()
    .where("id", "=", id)
    .where("webhookId", "=", webhookId)
    .where("userId", "=", userId)
    .executeTakeFirst();

/**
 * Makes a delivery pending again, for a new workflow that begins with the first attempt; a workflow
 * that still retries it ends. Returns undefined if the user has no such delivery.
 */
export function resendDelivery(
  db: Db,
  { userId, webhookId, id }: DeliveryKey,
): Promise<DeliveryRow | undefined> {
  return inTransaction(db, async (trx) => {
    const row = await trx
      .updateTable("webhookDeliveries")
      .set({ state: "pending", nextAttemptAt: new Date(), run: sql<number>`run + 1` })
      .where("id", "=", id)
      .where("webhookId", "=", webhookId)
      .where("userId", "=", userId)
      .returningAll()
      .executeTakeFirst();
    if (!row) return undefined;
    await trx
      .insertInto("pendingWorkflows")
      .values({ deliveryId: id })
      .onConflict((conflict) => conflict.column("deliveryId").doNothing())
      .execute();
    return row;
  });
}
