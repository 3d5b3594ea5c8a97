import type { InvoiceSnapshot } from "@dubdeck/db";
import type { Stripe } from "stripe";
import { biggestOf } from "../plan/plan-rank.ts";
import type { FetchedSubscription, PaidPlan } from "../provider.ts";

export interface Billed {
  readonly invoices: readonly Stripe.Invoice[];
  /** Cents returned to the customer, by id of the charge or payment intent. */
  readonly returned: ReadonlyMap<string, number>;
}

type PlanOfPrice = (priceId: string) => PaidPlan | null;

/**
 * Converts a Stripe subscription to a snapshot, and assigns refunds to their invoices. Throws an
 * Error if the subscription has no item.
 */
export function readSubscription(
  subscription: Stripe.Subscription,
  billed: Billed,
  planOfPrice: PlanOfPrice,
): FetchedSubscription {
  const { id, status, created, cancel_at, cancel_at_period_end } = subscription;
  const items = subscription.items.data;
  const bought = items.find(({ price }) => planOfPrice(price.id)) ?? items[0];
  if (!bought) throw new Error(`Stripe's subscription ${id} has no item.`);
  const period = { start: bought.current_period_start, end: bought.current_period_end };
  const ends = cancel_at ?? (cancel_at_period_end ? period.end : null);
  return {
    id,
    priceId: bought.price.id,
    plan: planOfPrice(bought.price.id),
    status,
    startedAt: date(created),
    periodStart: date(period.start),
    periodEnd: date(period.end),
    endsAt: ends === null ? null : date(ends),
    ...nextPhase(subscription, planOfPrice),
    invoices: billed.invoices
      .filter((invoice) => subscriptionOf(invoice) === id)
      .filter((invoice) => invoice.status === "open" || bills(invoice, period))
      .map((invoice) => readInvoice(invoice, billed.returned, planOfPrice)),
  };
}

/** Finds a downgrade, which the portal schedules for the end of the period. */
function nextPhase(
  { schedule, items }: Stripe.Subscription,
  planOfPrice: PlanOfPrice,
): Pick<FetchedSubscription, "nextPlan" | "nextPlanAt"> {
  const none = { nextPlan: null, nextPlanAt: null };
  if (!schedule || typeof schedule === "string" || !schedule.current_phase) return none;
  const { end_date } = schedule.current_phase;
  const next = schedule.phases.find(({ start_date }) => start_date >= end_date);
  const plans = (next?.items ?? []).map(({ price }) => planOfPrice(idOf(price)));
  const nextPlan = plans.find((plan) => plan !== null) ?? null;
  const isSame = items.data.some(({ price }) => planOfPrice(price.id) === nextPlan);
  return next && nextPlan && !isSame ? { nextPlan, nextPlanAt: date(next.start_date) } : none;
}

function subscriptionOf({ parent }: Stripe.Invoice): string | null {
  const subscription = parent?.subscription_details?.subscription;
  return subscription ? idOf(subscription) : null;
}

/** Returns the lines that are not credits, such as for the unused time of a smaller plan. */
const billedLines = ({ lines }: Stripe.Invoice): Stripe.InvoiceLineItem[] =>
  lines.data.filter(({ amount }) => amount >= 0);

const bills = (invoice: Stripe.Invoice, { start, end }: { start: number; end: number }): boolean =>
  billedLines(invoice).some(({ period }) => period.start < end && period.end > start);

function readInvoice(
  invoice: Stripe.Invoice,
  returned: Billed["returned"],
  planOfPrice: PlanOfPrice,
): InvoiceSnapshot {
  const { id, billing_reason, status, amount_due, amount_paid, next_payment_attempt } = invoice;
  const plans = billedLines(invoice).flatMap(({ pricing }) => {
    const price = pricing?.price_details?.price;
    return (price && planOfPrice(idOf(price))) || [];
  });
  return {
    id,
    reason: billing_reason ?? "manual",
    status: status ?? "draft",
    plan: biggestOf(plans) ?? null,
    amountDue: amount_due,
    amountPaid: amount_paid,
    // A credit note that refunds the card shows up twice, in the credit notes and on the charge.
    amountReturned: Math.max(
      invoice.post_payment_credit_notes_amount,
      paymentsOf(invoice).reduce((sum, payment) => sum + (returned.get(payment) ?? 0), 0),
    ),
    dueAt: date(invoice.due_date ?? invoice.created).toISOString(),
    nextAttemptAt: next_payment_attempt ? date(next_payment_attempt).toISOString() : null,
    payUrl: invoice.hosted_invoice_url ?? null,
  };
}

/** Returns the ids of the charges and payment intents that paid an invoice. */
const paymentsOf = ({ payments }: Stripe.Invoice): string[] =>
  (payments?.data ?? []).flatMap(({ payment: { charge, payment_intent } }) =>
    [charge, payment_intent].flatMap((paid) => (paid ? [idOf(paid)] : [])),
  );

/** Returns the id of a Stripe reference, expanded or not. */
export const idOf = (reference: string | { readonly id: string }): string =>
  typeof reference === "string" ? reference : reference.id;

/** Converts Stripe's Unix time in seconds. */
const date = (seconds: number): Date => new Date(seconds * 1000);
