import type { InvoiceSnapshot, SubscriptionSnapshot } from "@dubdeck/db";
import type { PaidPlan } from "../provider.ts";
import { findUnpaidPeriod, isReturned } from "./invoices.ts";
import { biggestOf, smallerOf } from "./plan-rank.ts";

/** A plan that a subscription grants until a date; null means until the next snapshot. */
export interface Claim {
  readonly plan: PaidPlan;
  readonly until: Date | null;
}

const DAY_MS = 86_400_000;
/**
 * Grace period in ms after an unpaid renewal: enough for a weekend or to replace a card. It starts
 * when the payment was due, not at the failed attempt.
 */
export const GRACE_MS = 3 * DAY_MS;

/** Lists the plans that a subscription grants, based on payments that were not refunded. */
export function claimsOf(subscription: SubscriptionSnapshot): Claim[] {
  const { status, invoices, endsAt } = subscription;
  switch (status) {
    // While Stripe reports these statuses, an invoice it has not collected yet counts as paid.
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
 * Returns the biggest plan with an invoice that was not refunded, capped at the subscription's
 * current plan. So a refunded upgrade falls back to the previous plan. Null if everything was
 * refunded.
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

/**
 * An unpaid renewal keeps the plan for the grace period; an unpaid upgrade keeps the plan already
 * paid until the period ends.
 */
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
