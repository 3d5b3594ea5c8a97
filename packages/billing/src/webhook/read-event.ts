import type { Stripe } from "stripe";
import type { BillingProvider } from "../provider.ts";
import {
  checkoutSchema,
  chargeSchema,
  invoiceSchema,
  subscriptionSchema,
} from "./event-schemas.ts";
import { CHECKOUT_RANK, EPOCH, type Snapshot } from "./subscription-facts.ts";

/** What an event says, in our words. */
export interface Notice {
  readonly customerId: string;
  /** As we noted it at the provider; null where the event does not carry it. */
  readonly userId: string | null;
  readonly fact: Fact;
}

export type Fact =
  | { readonly kind: "customer" }
  | { readonly kind: "snapshot"; readonly subscriptionId: string; readonly snapshot: Snapshot }
  /** A price that is not sold now: that of something else, or one from before a price change. */
  | {
      readonly kind: "unknownPrice";
      readonly subscriptionId: string;
      readonly snapshot: Omit<Snapshot, "plan">;
    }
  | { readonly kind: "paymentFailed"; readonly subscriptionId: string }
  | { readonly kind: "refunded"; readonly chargeAt: Date };

/** Null for an event that means nothing to us. Throws when a known one lacks what it must have. */
export function readEvent(event: Stripe.Event, planOfPrice: PlanOfPrice): Notice | null {
  const read = Object.hasOwn(READERS, event.type) ? READERS[event.type] : undefined;
  return read?.(event, planOfPrice) ?? null;
}

type PlanOfPrice = BillingProvider["planOfPrice"];
type Reader = (event: Stripe.Event, planOfPrice: PlanOfPrice) => Notice | null;

/** Of the changes of one second the one with the higher rank holds; an end is the last word. */
const READERS: Readonly<Record<string, Reader>> = {
  "checkout.session.completed": readCheckout,
  "checkout.session.async_payment_succeeded": readCheckout,
  "customer.subscription.created": subscriptionReader(1),
  "customer.subscription.updated": subscriptionReader(2),
  "customer.subscription.deleted": subscriptionReader(3),
  "invoice.payment_failed": readFailedInvoice,
  "charge.refunded": readRefund,
};

const MONTH_MS = 31 * 86_400_000;

/** The checkout stands in for the subscription until the first event of its own has come. */
function readCheckout(event: Stripe.Event): Notice | null {
  const { mode, customer, subscription, plan, paid, userId } = checkoutSchema.parse(
    event.data.object,
  );
  if (mode !== "subscription" || !customer) return null;
  const notice = { customerId: customer, userId };
  if (!subscription || !plan || !paid) return { ...notice, fact: { kind: "customer" } };
  const at = happenedAt(event);
  const snapshot: Snapshot = {
    plan,
    status: "active",
    periodStart: at,
    periodEnd: new Date(at.getTime() + MONTH_MS),
    cancelAtPeriodEnd: false,
    eventAt: EPOCH,
    eventRank: CHECKOUT_RANK,
  };
  return { ...notice, fact: { kind: "snapshot", subscriptionId: subscription, snapshot } };
}

function subscriptionReader(eventRank: number): Reader {
  return (event, planOfPrice) => {
    const { id, customer, userId, priceIds, ...state } = subscriptionSchema.parse(
      event.data.object,
    );
    const notice = { customerId: customer, userId };
    const plan = priceIds.map(planOfPrice).find((bought) => bought !== null);
    const snapshot = { ...state, eventAt: happenedAt(event), eventRank };
    const fact: Fact = plan
      ? { kind: "snapshot", subscriptionId: id, snapshot: { ...snapshot, plan } }
      : { kind: "unknownPrice", subscriptionId: id, snapshot };
    return { ...notice, fact };
  };
}

/** A first payment that fails starts nothing, so there is nothing to be patient with. */
function readFailedInvoice(event: Stripe.Event): Notice | null {
  const { customer, subscription, reason, userId } = invoiceSchema.parse(event.data.object);
  if (!customer || !subscription || reason === "subscription_create") return null;
  const fact: Fact = { kind: "paymentFailed", subscriptionId: subscription };
  return { customerId: customer, userId, fact };
}

/** Only a full refund takes something away. */
function readRefund(event: Stripe.Event): Notice | null {
  const { customer, created, refunded } = chargeSchema.parse(event.data.object);
  if (!customer || !refunded) return null;
  return { customerId: customer, userId: null, fact: { kind: "refunded", chargeAt: created } };
}

export const happenedAt = ({ created }: Stripe.Event): Date => new Date(created * 1000);
