import type { InvoiceSnapshot, SubscriptionSnapshot } from "@dubdeck/db";
import type { PaidPlan } from "../provider.ts";
import { findUnpaidPeriod, isReturned } from "./invoices.ts";
import { biggestOf, smallerOf } from "./plan-rank.ts";

/** A plan that a subscription gives, and until when; null: until the next snapshot. */
export interface Claim {
  readonly plan: PaidPlan;
  readonly until: Date | null;
}

const DAY_MS = 86_400_000;
/**
 * How long a plan stays after a renewal should have been paid: over a weekend, and long enough to
 * replace a card. It counts from the day the payment was due, not from the attempt that failed.
 */
export const GRACE_MS = 3 * DAY_MS;

/** Lists what one subscription gives, from what has been paid for it and kept. */
export function claimsOf(subscription: SubscriptionSnapshot): Claim[] {
  const { status, invoices, endsAt } = subscription;
  switch (status) {
    // Stripe vouches for invoices that it has not collected yet.
    case "active":
    case "trialing":
      return untilItChanges(subscription, paidPlan(subscription, invoices));
    case "past_due":
      return pastDue(subscription).map(({ plan, until }) => ({
        plan,
        until: earlier(until, endsAt),
      }));
    // incomplete, incomplete_expired, unpaid, paused, canceled
    default:
      return [];
  }
}

/**
 * The biggest plan whose invoice was not given back, and never more than the subscription is now: a
 * refunded upgrade falls back to the plan that it came from. Null when all of it went back.
 */
function paidPlan(
  { plan }: SubscriptionSnapshot,
  invoices: readonly InvoiceSnapshot[],
): PaidPlan | null {
  if (invoices.length === 0) return plan;
  const kept = invoices.filter((invoice) => !isReturned(invoice));
  const biggest = biggestOf(kept.map((invoice) => invoice.plan ?? plan));
  return biggest ? smallerOf(biggest, plan) : null;
}

function untilItChanges(subscription: SubscriptionSnapshot, plan: PaidPlan | null): Claim[] {
  const { endsAt, nextPlan, nextPlanAt } = subscription;
  if (!plan) return [];
  if (!nextPlan || !nextPlanAt || (endsAt && endsAt <= nextPlanAt))
    return [{ plan, until: endsAt }];
  return [
    { plan, until: nextPlanAt },
    { plan: nextPlan, until: endsAt },
  ];
}

/** An unpaid renewal has its grace; an unpaid upgrade leaves the period as it was paid before. */
function pastDue(subscription: SubscriptionSnapshot): { plan: PaidPlan; until: Date }[] {
  const { plan, invoices, periodStart, periodEnd } = subscription;
  const unpaid = findUnpaidPeriod(subscription);
  const paid = invoices.filter(({ status }) => status === "paid");
  if (unpaid || paid.length === 0) {
    const due = unpaid ? Date.parse(unpaid.dueAt) : periodStart.getTime();
    return [{ plan, until: new Date(due + GRACE_MS) }];
  }
  const kept = paidPlan(subscription, paid);
  return kept ? [{ plan: kept, until: periodEnd }] : [];
}

const earlier = (a: Date, b: Date | null): Date => (b && b < a ? b : a);
