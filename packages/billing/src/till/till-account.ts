import {
  type CustomerRow,
  type Db,
  findCustomerById,
  listSubscriptions,
  lockUser,
  type SubscriptionRow,
  type UserRow,
} from "@dubdeck/db";
import { isRunning } from "../webhook/plan-claims.ts";
import { statusOf } from "../webhook/subscription-facts.ts";
import { PERIOD_MS } from "./actions.ts";
import type { TillSubscription } from "./event-shapes.ts";

/** What the till knows of a customer, all of it from what the webhook stored. */
export interface TillAccount {
  readonly customerId: string;
  readonly user: UserRow;
  readonly subscription: TillSubscription | null;
  /** Of all subscriptions, the ended ones too. */
  readonly subscriptionIds: readonly string[];
  /** When the next event happens: now, but after all that has happened before. */
  readonly at: Date;
}

/** Locks the customer's user, so that visits come one after the other; null when the account is gone. */
export async function lockTillAccount(db: Db, customerId: string): Promise<TillAccount | null> {
  const owner = await findCustomerById(db, customerId);
  const user = owner && (await lockUser(db, owner.userId));
  const customer = user && (await findCustomerById(db, customerId));
  if (!customer) return null;
  const rows = await listSubscriptions(db, user.id);
  const now = new Date();
  const running = rows.find((row) => isRunning(row, customer, now));
  const subscription = running ? toSubscription(running, customerId, now) : null;
  const subscriptionIds = rows.map(({ id }) => id);
  return { customerId, user, subscription, subscriptionIds, at: after(now, rows, customer) };
}

function toSubscription(row: SubscriptionRow, customerId: string, now: Date): TillSubscription {
  return {
    id: row.id,
    customerId,
    userId: row.userId,
    plan: row.plan === "enterprise" ? "enterprise" : "pro",
    status: statusOf(row) === "past_due" ? "past_due" : "active",
    cancelAtPeriodEnd: row.cancelAtPeriodEnd,
    ...periodOf(row, now),
  };
}

/** Nobody renews a test subscription: the periods that have gone by since are paid ones. */
function periodOf(
  row: SubscriptionRow,
  now: Date,
): Pick<TillSubscription, "periodStart" | "periodEnd"> {
  const { periodStart, periodEnd } = row;
  if (statusOf(row) !== "active" || row.cancelAtPeriodEnd || periodEnd > now) {
    return { periodStart, periodEnd };
  }
  const late = now.getTime() - periodEnd.getTime();
  const start = periodEnd.getTime() + Math.floor(late / PERIOD_MS) * PERIOD_MS;
  return { periodStart: new Date(start), periodEnd: new Date(start + PERIOD_MS) };
}

const SECOND_MS = 1000;

/** Stripe's clock counts seconds, so a second visit in the same one would change nothing. */
function after(now: Date, rows: readonly SubscriptionRow[], { refundedAt }: CustomerRow): Date {
  const known = rows.flatMap(({ eventAt, paymentFailedAt }) => [eventAt, paymentFailedAt]);
  const times = [...known, refundedAt].map((date) => (date ? date.getTime() + SECOND_MS : 0));
  return new Date(Math.max(now.getTime(), ...times));
}
