import type { Db } from "../database.ts";
import type { SubscriptionSnapshot } from "./subscriptions.ts";

/** Lists the till's subscriptions of a customer, newest first. */
export async function selectTillSubscriptions(
  db: Db,
  customerId: string,
): Promise<SubscriptionSnapshot[]> {
  const rows = await db
    .selectFrom("tillSubscriptions")
    .selectAll()
    .where("customerId", "=", customerId)
    .orderBy("startedAt", "desc")
    .orderBy("id")
    .execute();
  return rows.map(({ customerId: _customer, ...subscription }) => subscription);
}

/** Stores a subscription that the till sells. */
export async function saveTillSubscription(
  db: Db,
  customerId: string,
  { id, ...subscription }: SubscriptionSnapshot,
): Promise<void> {
  const values = {
    ...subscription,
    customerId,
    invoices: JSON.stringify(subscription.invoices),
  };
  await db
    .insertInto("tillSubscriptions")
    .values({ id, ...values })
    .onConflict((conflict) => conflict.column("id").doUpdateSet(values))
    .execute();
}

/** Finds the customer of a subscription that the till sells. */
export async function selectTillCustomer(db: Db, subscriptionId: string): Promise<string | null> {
  const row = await db
    .selectFrom("tillSubscriptions")
    .select("customerId")
    .where("id", "=", subscriptionId)
    .executeTakeFirst();
  return row?.customerId ?? null;
}
