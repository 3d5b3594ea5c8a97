import type { Stripe } from "stripe";
import type { PaidPlan } from "../provider.ts";

/*
 * Objects in the format of Stripe's API, reduced to the fields that billing reads.
 */

export const PRICES = { pro: "price_pro", enterprise: "price_enterprise" } as const;
const CENTS = { pro: 2900, enterprise: 9900 } as const;

export const DAY = 86_400;
/** Start of a test's first period, which is still running: ten days ago, in Unix seconds. */
export const START = Math.floor(Date.now() / 1000) - 10 * DAY;
export const END = START + 30 * DAY;

type Period = readonly [start: number, end: number];

interface SubscriptionState {
  readonly plan?: PaidPlan;
  readonly status?: string;
  readonly created?: number;
  readonly period?: Period;
  readonly cancelAt?: number;
  /** Plan to change to at the end of the period. */
  readonly next?: PaidPlan;
  /** Defaults to the plan's current price. */
  readonly price?: string;
}

export function subscription(id: string, state: SubscriptionState = {}): Stripe.Subscription {
  const [start, end] = state.period ?? [START, END];
  const price = state.price ?? PRICES[state.plan ?? "pro"];
  const schedule = state.next && {
    current_phase: { start_date: start, end_date: end },
    phases: [
      { start_date: start, end_date: end, items: [{ price }] },
      { start_date: end, end_date: end + 30 * DAY, items: [{ price: PRICES[state.next] }] },
    ],
  };
  return {
    object: "subscription",
    id,
    status: state.status ?? "active",
    created: state.created ?? start,
    cancel_at: state.cancelAt ?? null,
    cancel_at_period_end: state.cancelAt === end,
    schedule: schedule ?? null,
    items: {
      object: "list",
      data: [{ price: { id: price }, current_period_start: start, current_period_end: end }],
    },
  } as unknown as Stripe.Subscription;
}

interface InvoiceState {
  readonly reason?: string;
  readonly plan?: PaidPlan;
  readonly status?: string;
  readonly period?: Period;
  readonly created?: number;
}

/** Creates an invoice; the id of its payment intent derives from the invoice's id. */
export function invoice(
  id: string,
  subscriptionId: string,
  state: InvoiceState = {},
): Stripe.Invoice {
  const { reason = "subscription_create", plan = "pro", status = "paid" } = state;
  const [start, end] = state.period ?? [START, END];
  const isUpgrade = reason === "subscription_update";
  const amount = CENTS[plan] - (isUpgrade ? CENTS.pro : 0);
  const line = (of: PaidPlan, cents: number) => ({
    amount: cents,
    period: { start, end },
    pricing: { price_details: { price: PRICES[of] } },
  });
  return {
    object: "invoice",
    id,
    billing_reason: reason,
    status,
    created: state.created ?? start,
    due_date: null,
    next_payment_attempt: null,
    hosted_invoice_url: `https://stripe.test/${id}`,
    amount_due: amount,
    amount_paid: status === "paid" ? amount : 0,
    post_payment_credit_notes_amount: 0,
    parent: { subscription_details: { subscription: subscriptionId } },
    lines: {
      data: isUpgrade
        ? [line("pro", -CENTS.pro), line(plan, CENTS[plan])]
        : [line(plan, CENTS[plan])],
    },
    payments: { data: [{ payment: { type: "payment_intent", payment_intent: paidBy(id) } }] },
  } as unknown as Stripe.Invoice;
}

interface ChargeState {
  readonly refunded?: number;
  readonly disputed?: boolean;
}

/** Creates the charge that paid an invoice; `refunded` is in cents. */
export const charge = (
  of: Pick<Stripe.Invoice, "id" | "amount_paid">,
  { refunded = 0, disputed = false }: ChargeState = {},
): Stripe.Charge =>
  ({
    object: "charge",
    id: `ch_${of.id}`,
    payment_intent: paidBy(of.id),
    amount: of.amount_paid,
    amount_refunded: refunded,
    disputed,
  }) as unknown as Stripe.Charge;

const paidBy = (invoiceId: string): string => `pi_${invoiceId}`;
