import type { SubscriptionSnapshot } from "@dubdeck/db";
import { isRefunded } from "./invoices.ts";
import { rankOf } from "./plan-rank.ts";

const ALIVE = new Set(["active", "trialing", "past_due", "unpaid", "paused"]);
const isAlive = ({ status }: SubscriptionSnapshot): boolean => ALIVE.has(status);
const isInGoodStanding = ({ status }: SubscriptionSnapshot): boolean =>
  status === "active" || status === "trialing";

/** True while there is something for the customer to change, pay or end. */
export const isRunning = (subscription: SubscriptionSnapshot, now: Date): boolean =>
  isAlive(subscription) &&
  !isRefunded(subscription) &&
  !(subscription.endsAt && subscription.endsAt <= now);

/** A subscription to end now; with `credit` the customer gets back what is left of the period. */
export interface Redundant {
  readonly id: string;
  readonly credit: boolean;
}

/**
 * Finds what must not charge again: refunded subscriptions, and all but the best of several, so that
 * no customer pays twice. A paid one is worth more than any unpaid one; without a paid one, and where
 * one ends by itself, nothing is ended.
 */
export function redundantSubscriptions(
  subscriptions: readonly SubscriptionSnapshot[],
): Redundant[] {
  const alive = subscriptions.filter(isAlive);
  const refunded = alive.filter(isRefunded).map(({ id }) => ({ id, credit: false }));
  const renewing = alive.filter((one) => !isRefunded(one) && !one.endsAt).toSorted(byWorth);
  const [kept, ...others] = renewing;
  if (!kept || !isInGoodStanding(kept)) return refunded;
  return [...refunded, ...others.map((one) => ({ id: one.id, credit: one.status === "active" }))];
}

/** Orders those in good standing first, then the biggest plan, then the newest. */
export const byWorth = (a: SubscriptionSnapshot, b: SubscriptionSnapshot): number =>
  Number(isInGoodStanding(b)) - Number(isInGoodStanding(a)) ||
  rankOf(b.plan) - rankOf(a.plan) ||
  b.startedAt.getTime() - a.startedAt.getTime() ||
  a.id.localeCompare(b.id);
