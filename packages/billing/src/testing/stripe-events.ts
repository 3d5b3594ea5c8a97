import { randomUUID } from "node:crypto";
import type { Billing } from "../billing.ts";
import type { PaidPlan } from "../provider.ts";
import type { Outcome } from "../webhook/apply-event.ts";
import { signEvent } from "../webhook/sign-event.ts";

export const WEBHOOK_SECRET = "whsec_test";
export const PRICES = { pro: "price_pro", enterprise: "price_enterprise" } as const;

export const DAY = 86_400;
/** When a test's first period began: ten days ago, so it still runs. */
export const START = Math.floor(Date.now() / 1000) - 10 * DAY;

export interface StripeEvent {
  readonly id: string;
  readonly type: string;
  /** Seconds since 1970. */
  readonly created: number;
  readonly data: { readonly object: object };
}

export interface Customer {
  readonly userId: string;
  readonly customerId: string;
  readonly subscriptionId: string;
}

/** Signs an event as Stripe does and posts it. */
export function post(billing: Pick<Billing, "handleWebhook">, event: object): Promise<Outcome> {
  const { body, signature } = signEvent(event, WEBHOOK_SECRET);
  return billing.handleWebhook(body, signature);
}

export const stripeEvent = (
  type: string,
  created: number,
  object: object,
): StripeEvent & Record<string, unknown> => ({
  id: `evt_${randomUUID()}`,
  object: "event",
  api_version: "2026-10-28.endive",
  livemode: false,
  type,
  created,
  data: { object },
});

interface SubscriptionState {
  readonly plan?: PaidPlan;
  readonly status?: string;
  /** Seconds since 1970. */
  readonly period?: readonly [start: number, end: number];
  readonly cancelAtPeriodEnd?: boolean;
  /** By default the one that buys the plan now. */
  readonly price?: string;
}

export const subscriptionChanged = (
  what: "created" | "updated" | "deleted",
  customer: Customer,
  created: number,
  state: SubscriptionState = {},
): StripeEvent => {
  const [start, end] = state.period ?? [START, START + 30 * DAY];
  return stripeEvent(`customer.subscription.${what}`, created, {
    object: "subscription",
    id: customer.subscriptionId,
    customer: customer.customerId,
    status: state.status ?? (what === "deleted" ? "canceled" : "active"),
    cancel_at_period_end: state.cancelAtPeriodEnd ?? false,
    cancel_at: null,
    metadata: { userId: customer.userId },
    items: {
      object: "list",
      data: [
        {
          price: { id: state.price ?? PRICES[state.plan ?? "pro"] },
          current_period_start: start,
          current_period_end: end,
        },
      ],
    },
  });
};

export const checkoutCompleted = (
  customer: Customer,
  created: number,
  plan: PaidPlan = "pro",
): StripeEvent =>
  stripeEvent("checkout.session.completed", created, {
    object: "checkout.session",
    mode: "subscription",
    payment_status: "paid",
    customer: customer.customerId,
    subscription: customer.subscriptionId,
    client_reference_id: customer.userId,
    metadata: { plan, userId: customer.userId },
  });

export const invoiceFailed = (
  customer: Customer,
  created: number,
  reason = "subscription_cycle",
): StripeEvent =>
  stripeEvent("invoice.payment_failed", created, {
    object: "invoice",
    customer: customer.customerId,
    billing_reason: reason,
    parent: { subscription_details: { subscription: customer.subscriptionId, metadata: {} } },
  });

export const chargeRefunded = (
  customer: Customer,
  created: number,
  charge: { readonly created: number; readonly refunded?: boolean },
): StripeEvent =>
  stripeEvent("charge.refunded", created, {
    object: "charge",
    customer: customer.customerId,
    refunded: true,
    ...charge,
  });
