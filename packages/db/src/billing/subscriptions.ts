import type { Selectable } from "kysely";
import type { Db } from "../database.ts";
import type { Database } from "../tables.ts";
import type { SubscriptionSnapshotColumns } from "../tables/billing.ts";

export type { InvoiceSnapshot } from "../tables/billing.ts";
/** A subscription as of the last fetch from the provider. */
export type SubscriptionSnapshot = Selectable<SubscriptionSnapshotColumns>;
export type SubscriptionRow = Selectable<Database["subscriptions"]>;

/** Returns whether an event was processed. */
export async function hasStripeEvent(db: Db, id: string): Promise<boolean> {
  const row = await db
    .selectFrom("stripeEvents")
    .select("id")
    .where("id", "=", id)
    .executeTakeFirst();
  return row !== undefined;
}

/** Records an event as processed; returns false if it already was. */
export async function recordStripeEvent(
  db: Db,
  event: { id: string; type: string; happenedAt: Date },
): Promise<boolean> {
  const row = await db
    .insertInto("stripeEvents")
    .values(event)
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Lists all of a user's subscriptions, newest first. */
export const selectSubscriptions = (db: Db, userId: string): Promise<SubscriptionRow[]> =>
  db
    .selectFrom("subscriptions")
    .selectAll()
    .where("userId", "=", userId)
    .orderBy("startedAt", "desc")
    .orderBy("id")
    .execute();

/**
 * Replaces a user's subscriptions with these; deletes those that no longer exist at the provider.
 */
export async function replaceSubscriptions(
  db: Db,
  userId: string,
  snapshots: readonly SubscriptionSnapshot[],
): Promise<void> {
  const ids = snapshots.map(({ id }) => id);
  await db
    .deleteFrom("subscriptions")
    .where("userId", "=", userId)
    .$if(ids.length > 0, (query) => query.where("id", "not in", ids))
    .execute();
  for (const { id, ...snapshot } of snapshots) {
    const values = { ...snapshot, userId, invoices: JSON.stringify(snapshot.invoices) };
    await db
      .insertInto("subscriptions")
      .values({ id, ...values })
      .onConflict((conflict) => conflict.column("id").doUpdateSet(values))
      .execute();
  }
}
