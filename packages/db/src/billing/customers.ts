import { type Kysely, type Selectable, sql } from "kysely";
import type { Db } from "../database.ts";
import type { Database } from "../tables.ts";

export type CustomerRow = Selectable<Database["stripeCustomers"]>;

/**
 * Runs `work` under a per-user lock shared by all processes. It holds a connection, but no
 * transaction or row lock, so `work` may wait for a payment service.
 */
export const withPaymentsLock = <T>(
  db: Kysely<Database>,
  userId: string,
  work: (db: Kysely<Database>) => Promise<T>,
): Promise<T> =>
  db.connection().execute(async (connection) => {
    const key = sql`hashtextextended(${`payments of ${userId}`}, 0)`;
    await sql`select pg_advisory_lock(${key})`.execute(connection);
    try {
      return await work(connection);
    } finally {
      await sql`select pg_advisory_unlock(${key})`.execute(connection);
    }
  });

/** Returns the id of a user's customer at the billing provider; null if there is none. */
export async function selectCustomer(db: Db, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom("stripeCustomers")
    .select("customerId")
    .where("userId", "=", userId)
    .executeTakeFirst();
  return row?.customerId ?? null;
}

/** Finds a customer by the provider's id; undefined if no account belongs to it. */
export const selectCustomerById = (db: Db, customerId: string): Promise<CustomerRow | undefined> =>
  db
    .selectFrom("stripeCustomers")
    .selectAll()
    .where("customerId", "=", customerId)
    .executeTakeFirst();

/** Selects a customer and locks the row until the transaction ends. */
export const lockCustomer = (db: Db, customerId: string): Promise<CustomerRow | undefined> =>
  db
    .selectFrom("stripeCustomers")
    .selectAll()
    .where("customerId", "=", customerId)
    .forUpdate()
    .executeTakeFirst();

/** Stores a user's customer unless there is one already; returns the id of the stored one. */
export async function insertCustomer(db: Db, userId: string, customerId: string): Promise<string> {
  await db
    .insertInto("stripeCustomers")
    .values({ userId, customerId })
    .onConflict((conflict) => conflict.column("userId").doNothing())
    .execute();
  return (await selectCustomer(db, userId)) ?? customerId;
}

/**
 * Deletes a user's customer and subscriptions, for when the provider has changed or has removed the
 * customer.
 */
export async function deleteCustomer(db: Db, userId: string): Promise<void> {
  await db.deleteFrom("subscriptions").where("userId", "=", userId).execute();
  await db.deleteFrom("stripeCustomers").where("userId", "=", userId).execute();
}

/**
 * Assigns a number to a fetch of the customer's subscriptions, before it begins; null if there is
 * no such customer.
 */
export async function beginFetch(db: Db, customerId: string): Promise<number | null> {
  const row = await db
    .updateTable("stripeCustomers")
    .set((eb) => ({ fetchesBegun: eb("fetchesBegun", "+", 1) }))
    .where("customerId", "=", customerId)
    .returning("fetchesBegun")
    .executeTakeFirst();
  return row?.fetchesBegun ?? null;
}

/** Records the number of the fetch whose result is stored; the customer must be locked. */
export async function noteStoredFetch(db: Db, customerId: string, fetch: number): Promise<void> {
  await db
    .updateTable("stripeCustomers")
    .set({ fetchStored: fetch })
    .where("customerId", "=", customerId)
    .execute();
}
