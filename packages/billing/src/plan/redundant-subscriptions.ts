import type { SubscriptionSnapshot } from "@dubdeck/db";
import { isRefunded } from "./invoices.ts";
import { rankOf } from "./plan-rank.ts";

const ALIVE = new Set(["active", "trialing", "past_due", "unpaid", "paused"]);
const isAlive = ({ status }: SubscriptionSnapshot): boolean => ALIVE.has(status);
const isInGoodStanding = ({ status }: SubscriptionSnapshot): boolean =>
  status === "active" || status === "trialing";

/** Returns true while the customer can still change, pay or cancel the subscription. */
export const isRunning = (subscription: SubscriptionSnapshot, now: Date): boolean =>
  isAlive(subscription) &&
  !isRefunded(subscription) &&
  !(subscription.endsAt && subscription.endsAt <= now);

/** A subscription to end now; with `credit` the customer is credited for the rest of the period. */
export interface Redundant {
  readonly id: string;
  readonly credit: boolean;
}

/**
 * Finds subscriptions that must not charge again: refunded ones, and all but the best of several, so
 * that no customer pays twice. A subscription in good standing beats any unpaid one. If none is in
 * good standing, only refunded ones are returned. Subscriptions that already have an end date are
 * not compared.
 */
export function redundantSubscriptions(
  subscriptions: readonly SubscriptionSnapshot[],
): Redundant[] {
  const alive = subscriptions.filter(isAlive);
  const refunded = alive.filter(isRefunded).map(({ id }) => ({ id, credit: false }));
  const renewing = alive.filter((one) => !isRefunded(one) && !one.endsAt).toSorted(byPriority);
  const [kept, ...others] = renewing;
  if (!kept || !isInGoodStanding(kept)) return refunded;
  return [...refunded, ...others.map((one) => ({ id: one.id, credit: one.status === "active" }))];
}

/** Compares subscriptions: good standing first, then the bigger plan, then the newer one. */
export const byPriority = (a: SubscriptionSnapshot, b: SubscriptionSnapshot): number =>
  Number(isInGoodStanding(b)) - Number(isInGoodStanding(a)) ||
  rankOf(b.plan) - rankOf(a.plan) ||
  b.startedAt.getTime() - a.startedAt.getTime() ||
  a.id.localeCompare(b.id);
