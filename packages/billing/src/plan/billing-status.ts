import type { InvoiceSnapshot, SubscriptionSnapshot } from "@dubdeck/db";
import type { BillingInvoice, BillingStatus, BillingSubscription } from "@dubdeck/domain";
import { findUnpaidPeriod, isReturned } from "./invoices.ts";
import { planSpan } from "./plan-span.ts";
import { byPriority, isRunning } from "./redundant-subscriptions.ts";

/** Returns what the billing page shows of a customer's subscriptions at `now`. */
export function billingStatus(
  subscriptions: readonly SubscriptionSnapshot[],
  now: Date,
): BillingStatus {
  const [running] = subscriptions.filter((one) => isRunning(one, now)).toSorted(byPriority);
  return {
    subscription: running ? describe(running, planSpan(subscriptions, now).until) : null,
    invoices: subscriptions
      .flatMap(({ invoices }) => invoices.flatMap((invoice) => listed(invoice)))
      .toSorted((a, b) => b.date.getTime() - a.date.getTime()),
  };
}

function describe(subscription: SubscriptionSnapshot, planUntil: Date | null): BillingSubscription {
  const { plan, status, periodEnd, endsAt, nextPlan, nextPlanAt } = subscription;
  const failed = status === "past_due" || status === "unpaid";
  const renews = !endsAt && (status === "active" || status === "trialing");
  const changes = nextPlan && nextPlanAt && !(endsAt && endsAt <= nextPlanAt);
  return {
    plan,
    renewsAt: renews ? periodEnd : null,
    endsAt: failed ? null : endsAt,
    failedPayment: failed ? failedPayment(subscription, planUntil) : null,
    change: changes ? { plan: nextPlan, at: nextPlanAt } : null,
  };
}

function failedPayment(subscription: SubscriptionSnapshot, planUntil: Date | null) {
  const invoice =
    findUnpaidPeriod(subscription) ?? subscription.invoices.find(({ status }) => status === "open");
  return {
    amountCents: invoice?.amountDue ?? 0,
    nextAttemptAt: invoice?.nextAttemptAt ? new Date(invoice.nextAttemptAt) : null,
    payUrl: invoice?.payUrl ?? null,
    planUntil,
  };
}

/** Skips drafts, which are not final, and void invoices, which were withdrawn. */
function listed(invoice: InvoiceSnapshot): BillingInvoice[] {
  const { id, plan, status, dueAt, amountDue, amountPaid, payUrl: url } = invoice;
  if (status === "draft" || status === "void") return [];
  const isPaid = status === "paid";
  const paidState = isReturned(invoice) ? "refunded" : "paid";
  return [
    {
      id,
      plan,
      date: new Date(dueAt),
      amountCents: isPaid ? amountPaid : amountDue,
      state: isPaid ? paidState : "open",
      url,
    },
  ];
}
