import { z } from "zod";
import type { Stripe } from "stripe";

/** What an event says, in our words; null for one that means nothing to us. */
export type BillingFact =
  | {
      readonly kind: "bought";
      readonly customerId: string;
      readonly subscriptionId: string;
      readonly plan: string;
    }
  | {
      readonly kind: "snapshot";
      readonly customerId: string;
      readonly rank: number;
      readonly snapshot: Snapshot;
    }
  | { readonly kind: "paymentFailed"; readonly customerId: string; readonly subscriptionId: string }
  | { readonly kind: "refunded"; readonly customerId: string; readonly chargeAt: Date };

/** A subscription at the moment of an event. */
export interface Snapshot {
  readonly id: string;
  readonly priceId: string;
  readonly status: string;
  readonly periodStart: Date;
  readonly periodEnd: Date;
  readonly cancelAtPeriodEnd: boolean;
  /** The price before this very change, and until when it was paid. */
  readonly before: { readonly priceId: string; readonly paidUntil: Date } | null;
}

/** Later changes of the same second win; an end is always the last word. */
const RANKS: Readonly<Record<string, number>> = {
  "customer.subscription.created": 1,
  "customer.subscription.updated": 2,
  "customer.subscription.paused": 2,
  "customer.subscription.resumed": 2,
  "customer.subscription.deleted": 3,
};
export const PAYMENT_FAILED_RANK = 2;

/** Reads what concerns us. Throws when a known event lacks what it must have. */
export function readEvent(event: Stripe.Event): BillingFact | null {
  const { type } = event;
  const rank = RANKS[type];
  if (rank !== undefined) return readSnapshot(event, rank);
  if (
    type === "checkout.session.completed" ||
    type === "checkout.session.async_payment_succeeded"
  ) {
    return readCheckout(event);
  }
  if (type === "invoice.payment_failed") return readFailedInvoice(event);
  if (type === "charge.refunded") return readRefund(event);
  return null;
}

const reference = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]);
const moment = z.number().transform((seconds) => new Date(seconds * 1000));

const sessionSchema = z.object({
  customer: reference.nullish(),
  subscription: reference.nullish(),
  payment_status: z.string(),
  metadata: z.object({ plan: z.string().optional() }).nullish(),
});

function readCheckout(event: Stripe.Event): BillingFact | null {
  const { customer, subscription, payment_status, metadata } = sessionSchema.parse(
    event.data.object,
  );
  if (!customer || !subscription || !metadata?.plan || payment_status === "unpaid") return null;
  return {
    kind: "bought",
    customerId: customer,
    subscriptionId: subscription,
    plan: metadata.plan,
  };
}

/** The period is the item's since 2025, the subscription's before. */
const itemSchema = z.object({
  price: z.object({ id: z.string() }),
  current_period_start: moment.optional(),
  current_period_end: moment.optional(),
});
const itemsSchema = z.object({ data: z.tuple([itemSchema], z.unknown()) });

const subscriptionSchema = z.object({
  id: z.string(),
  customer: reference,
  status: z.string(),
  cancel_at_period_end: z.boolean(),
  cancel_at: z.number().nullish(),
  current_period_start: moment.optional(),
  current_period_end: moment.optional(),
  items: itemsSchema,
});

const previousSchema = z.object({ items: itemsSchema }).nullish().catch(null);

function readSnapshot(event: Stripe.Event, rank: number): BillingFact {
  const object = subscriptionSchema.parse(event.data.object);
  const [item] = object.items.data;
  const periodStart = item.current_period_start ?? object.current_period_start;
  const periodEnd = item.current_period_end ?? object.current_period_end;
  if (!periodStart || !periodEnd) throw new Error(`${event.id}: a subscription without a period`);
  const before = previousSchema.parse(event.data.previous_attributes)?.items.data[0];
  const snapshot: Snapshot = {
    id: object.id,
    priceId: item.price.id,
    status: object.status,
    periodStart,
    periodEnd,
    cancelAtPeriodEnd: object.cancel_at_period_end || object.cancel_at != null,
    before: before
      ? { priceId: before.price.id, paidUntil: before.current_period_end ?? periodEnd }
      : null,
  };
  return { kind: "snapshot", customerId: object.customer, rank, snapshot };
}

const invoiceSchema = z.object({
  customer: reference,
  subscription: reference.nullish(),
  parent: z
    .object({ subscription_details: z.object({ subscription: reference }).nullish() })
    .nullish(),
});

function readFailedInvoice(event: Stripe.Event): BillingFact | null {
  const { customer, subscription, parent } = invoiceSchema.parse(event.data.object);
  const subscriptionId = parent?.subscription_details?.subscription ?? subscription;
  return subscriptionId ? { kind: "paymentFailed", customerId: customer, subscriptionId } : null;
}

const chargeSchema = z.object({
  customer: reference.nullish(),
  created: moment,
  refunded: z.boolean(),
});

/** Only a full refund takes something away. */
function readRefund(event: Stripe.Event): BillingFact | null {
  const { customer, created, refunded } = chargeSchema.parse(event.data.object);
  return customer && refunded
    ? { kind: "refunded", customerId: customer, chargeAt: created }
    : null;
}
