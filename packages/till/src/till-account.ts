import { isRunning } from "@dubdeck/billing";
import {
  type Db,
  selectUser,
  selectTillSubscriptions,
  lockCustomer,
  type UserRow,
} from "@dubdeck/db";
import { bringUpToDate, type TillSubscription } from "./till-subscription.ts";

/** A customer and its subscriptions at the till. */
export interface TillAccount {
  readonly customerId: string;
  readonly user: UserRow;
  /** All subscriptions including ended ones, newest first. */
  readonly subscriptions: readonly TillSubscription[];
  /** The subscription that can be changed, paid or ended. */
  readonly running: TillSubscription | null;
}

/** Locks and reads a customer, so that requests are serialized. Null if the account was removed. */
export async function lockTillAccount(db: Db, customerId: string): Promise<TillAccount | null> {
  const customer = await lockCustomer(db, customerId);
  const user = customer && (await selectUser(db, customer.userId));
  if (!user) return null;
  const now = new Date();
  const subscriptions = (await selectTillSubscriptions(db, customerId)).map((subscription) =>
    bringUpToDate(subscription, now),
  );
  const running = subscriptions.find((subscription) => isRunning(subscription, now)) ?? null;
  return { customerId, user, subscriptions, running };
}
