import { randomUUID } from "node:crypto";
import type { PaidPlan } from "@dubdeck/billing";
import type { InvoiceSnapshot, SubscriptionSnapshot } from "@dubdeck/db";
import { PLANS } from "@dubdeck/domain";

/** A subscription sold by the till, in the same format as a snapshot from Stripe. */
export type TillSubscription = SubscriptionSnapshot;

export const PERIOD_MS = 30 * 86_400_000;

const TILL_PRICES: Readonly<Record<PaidPlan, string>> = {
  pro: "price_till_pro",
  enterprise: "price_till_enterprise",
};

/** Creates a subscription whose first period is paid. */
export function subscribe(id: string, plan: PaidPlan, now: Date): TillSubscription {
  const first: TillSubscription = {
    id,
    priceId: TILL_PRICES[plan],
    plan,
    status: "active",
    startedAt: now,
    periodStart: now,
    periodEnd: now,
    endsAt: null,
    nextPlan: null,
    nextPlanAt: null,
    invoices: [],
  };
  return {
    ...renew(first, now, "paid"),
    invoices: [invoice("subscription_create", plan, now, "paid")],
  };
}

/**
 * Starts a new period at `start` with its invoice, and applies a scheduled change of plan. An open
 * invoice makes the subscription past due.
 */
export function renew(
  subscription: TillSubscription,
  start: Date,
  status: "paid" | "open",
): TillSubscription {
  const plan = subscription.nextPlan ?? subscription.plan;
  return {
    ...withPlan(subscription, plan),
    status: status === "paid" ? "active" : "past_due",
    periodStart: start,
    periodEnd: new Date(start.getTime() + PERIOD_MS),
    invoices: [invoice("subscription_cycle", plan, start, status)],
  };
}

/** Switches to the enterprise plan now, with a paid invoice. */
export const upgrade = (subscription: TillSubscription, now: Date): TillSubscription => ({
  ...withPlan(subscription, "enterprise"),
  invoices: [invoice("subscription_update", "enterprise", now, "paid"), ...subscription.invoices],
});

/** Returns the subscription with one invoice replaced. */
export const withInvoice = (
  subscription: TillSubscription,
  changed: InvoiceSnapshot,
): TillSubscription => ({
  ...subscription,
  invoices: subscription.invoices.map((one) => (one.id === changed.id ? changed : one)),
});

/**
 * Returns the subscription as of `now`: canceled if its end date has passed, otherwise renewed and
 * paid for every period that is over. A past-due subscription does not renew.
 */
export function bringUpToDate(subscription: TillSubscription, now: Date): TillSubscription {
  const { status, endsAt, periodEnd } = subscription;
  if (status === "canceled") return subscription;
  if (endsAt && endsAt <= now) return { ...subscription, status: "canceled" };
  if (status !== "active" || periodEnd > now) return subscription;
  return bringUpToDate(renew(subscription, periodEnd, "paid"), now);
}

const withPlan = (subscription: TillSubscription, plan: PaidPlan): TillSubscription => ({
  ...subscription,
  plan,
  priceId: TILL_PRICES[plan],
  nextPlan: null,
  nextPlanAt: null,
});

function invoice(
  reason: string,
  plan: PaidPlan,
  at: Date,
  status: "paid" | "open",
): InvoiceSnapshot {
  const amountDue = PLANS[plan].usdPerMonth * 100;
  return {
    id: `in_till_${randomUUID()}`,
    reason,
    status,
    plan,
    amountDue,
    amountPaid: status === "paid" ? amountDue : 0,
    amountReturned: 0,
    dueAt: at.toISOString(),
    nextAttemptAt: null,
    payUrl: null,
  };
}
