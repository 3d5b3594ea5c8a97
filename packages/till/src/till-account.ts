import { isRunning } from "@dubdeck/billing";
import {
  type Db,
  selectUser,
  selectTillSubscriptions,
  lockCustomer,
  type UserRow,
} from "@dubdeck/db";
import { broughtUpToDate, type TillSubscription } from "./till-subscription.ts";

/** What the till knows of a customer. */
export interface TillAccount {
  readonly customerId: string;
  readonly user: UserRow;
  /** All of them, the ended ones too, newest first. */
  readonly subscriptions: readonly TillSubscription[];
  /** The one that can be changed, paid or ended. */
  readonly running: TillSubscription | null;
}

/** Locks the customer, so that visits come one after the other; null when the account is gone. */
export async function lockTillAccount(db: Db, customerId: string): Promise<TillAccount | null> {
  const customer = await lockCustomer(db, customerId);
  const user = customer && (await selectUser(db, customer.userId));
  if (!user) return null;
  const now = new Date();
  const subscriptions = (await selectTillSubscriptions(db, customerId)).map((subscription) =>
    broughtUpToDate(subscription, now),
  );
  const running = subscriptions.find((subscription) => isRunning(subscription, now)) ?? null;
  return { customerId, user, subscriptions, running };
}
