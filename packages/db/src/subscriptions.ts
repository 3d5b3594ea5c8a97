import { type Insertable, type Selectable, sql } from "kysely";
import type { Db } from "./database.ts";
import type { Database } from "./tables.ts";

export type SubscriptionRow = Selectable<Database["subscriptions"]>;

/**
 * Lets one transaction at a time deal with what a user pays for; false when there is no such user.
 * The user's row is kept from removal only: who starts a job need not wait for a payment service.
 */
export async function lockPayments(db: Db, userId: string): Promise<boolean> {
  const key = `payments of ${userId}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(db);
  const user = db.selectFrom("users").select("id").where("id", "=", userId);
  return (await user.forKeyShare().executeTakeFirst()) !== undefined;
}

export async function findCustomer(db: Db, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom("stripeCustomers")
    .select("customerId")
    .where("userId", "=", userId)
    .executeTakeFirst();
  return row?.customerId ?? null;
}

export type CustomerRow = Selectable<Database["stripeCustomers"]>;

/** A customer by the provider's id; undefined for a customer of nobody (any more). */
export const findCustomerById = (db: Db, customerId: string): Promise<CustomerRow | undefined> =>
  db
    .selectFrom("stripeCustomers")
    .selectAll()
    .where("customerId", "=", customerId)
    .executeTakeFirst();

/** Remembers a full refund, in place of the one that was known. */
export async function noteRefund(
  db: Db,
  customerId: string,
  refund: { refundedAt: Date; refundedChargeAt: Date },
): Promise<void> {
  await db
    .updateTable("stripeCustomers")
    .set(refund)
    .where("customerId", "=", customerId)
    .execute();
}

/** Keeps the first customer of a user, and returns the one that is kept. */
export async function insertCustomer(db: Db, userId: string, customerId: string): Promise<string> {
  await db
    .insertInto("stripeCustomers")
    .values({ userId, customerId })
    .onConflict((conflict) => conflict.column("userId").doNothing())
    .execute();
  return (await findCustomer(db, userId)) ?? customerId;
}

/** Notes an event; false when it was processed before. */
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

/** All of a user's subscriptions, newest first. */
export const listSubscriptions = (db: Db, userId: string): Promise<SubscriptionRow[]> =>
  db
    .selectFrom("subscriptions")
    .selectAll()
    .where("userId", "=", userId)
    .orderBy("createdAt", "desc")
    .orderBy("id")
    .execute();

export const findSubscription = (db: Db, id: string): Promise<SubscriptionRow | undefined> =>
  db.selectFrom("subscriptions").selectAll().where("id", "=", id).executeTakeFirst();

/** Stores what is known of a subscription now. */
export async function saveSubscription(
  db: Db,
  id: string,
  known: Omit<Insertable<Database["subscriptions"]>, "id" | "createdAt">,
): Promise<void> {
  await db
    .insertInto("subscriptions")
    .values({ id, ...known })
    .onConflict((conflict) => conflict.column("id").doUpdateSet(known))
    .execute();
}
