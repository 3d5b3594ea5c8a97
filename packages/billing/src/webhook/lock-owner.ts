import { type Db, findCustomerById, insertCustomer, lockUser } from "@dubdeck/db";
import type { Notice } from "./read-event.ts";

/**
 * Locks the user whose customer an event is about, so that one user's events are applied one after
 * the other, and ties a customer that is new to the user whom the event names. Null when there is
 * no such user (any more).
 */
export async function lockOwner(
  db: Db,
  { customerId, userId }: Pick<Notice, "customerId" | "userId">,
): Promise<string | null> {
  const customer = await findCustomerById(db, customerId);
  const ownerId = customer?.userId ?? userId;
  if (!ownerId || !(await lockUser(db, ownerId))) return null;
  if (!customer) await insertCustomer(db, ownerId, customerId);
  return ownerId;
}
