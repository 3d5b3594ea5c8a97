import { randomUUID } from "node:crypto";
import type { PaidPlan } from "../provider.ts";

/** An event in Stripe's shape, as far as the webhook reads it. */
export interface TillEvent {
  readonly id: string;
  readonly object: "event";
  readonly type: string;
  /** Seconds since 1970. */
  readonly created: number;
  readonly livemode: false;
  readonly data: { readonly object: object };
}

export interface TillSubscription {
  readonly id: string;
  readonly customerId: string;
  readonly userId: string;
  readonly plan: PaidPlan;
  readonly status: "active" | "past_due" | "canceled";
  readonly periodStart: Date;
  readonly periodEnd: Date;
  readonly cancelAtPeriodEnd: boolean;
}

export const TILL_PRICES: Readonly<Record<PaidPlan, string>> = {
  pro: "price_till_pro",
  enterprise: "price_till_enterprise",
};

export const checkoutCompleted = (subscription: TillSubscription, at: Date): TillEvent =>
  event("checkout.session.completed", at, {
    object: "checkout.session",
    mode: "subscription",
    payment_status: "paid",
    customer: subscription.customerId,
    subscription: subscription.id,
    client_reference_id: subscription.userId,
    metadata: { plan: subscription.plan, userId: subscription.userId },
  });

export const subscriptionEvent = (
  what: "created" | "updated" | "deleted",
  subscription: TillSubscription,
  at: Date,
): TillEvent =>
  event(`customer.subscription.${what}`, at, {
    object: "subscription",
    id: subscription.id,
    customer: subscription.customerId,
    status: subscription.status,
    cancel_at_period_end: subscription.cancelAtPeriodEnd,
    metadata: { userId: subscription.userId },
    items: {
      data: [
        {
          price: { id: TILL_PRICES[subscription.plan] },
          current_period_start: seconds(subscription.periodStart),
          current_period_end: seconds(subscription.periodEnd),
        },
      ],
    },
  });

export const paymentFailed = (subscription: TillSubscription, at: Date): TillEvent =>
  event("invoice.payment_failed", at, {
    object: "invoice",
    customer: subscription.customerId,
    billing_reason: "subscription_cycle",
    parent: {
      subscription_details: {
        subscription: subscription.id,
        metadata: { userId: subscription.userId },
      },
    },
  });

/** The period's payment goes back. */
export const chargeRefunded = (subscription: TillSubscription, at: Date): TillEvent =>
  event("charge.refunded", at, {
    object: "charge",
    customer: subscription.customerId,
    created: seconds(subscription.periodStart),
    refunded: true,
  });

const event = (type: string, at: Date, object: object): TillEvent => ({
  id: `evt_till_${randomUUID()}`,
  object: "event",
  type,
  created: seconds(at),
  livemode: false,
  data: { object },
});

const seconds = (date: Date): number => Math.floor(date.getTime() / 1000);
