import type { SubscriptionSnapshot } from "@dubdeck/db";
import type { Plan } from "@dubdeck/domain";
import type { Stripe } from "stripe";

/** A plan that costs money. */
export type PaidPlan = Exclude<Plan, "starter">;
export const PAID_PLANS = ["pro", "enterprise"] as const satisfies PaidPlan[];

/** A snapshot fetched from the provider; `plan` is null if the price is not currently sold. */
export type FetchedSubscription = Omit<SubscriptionSnapshot, "plan"> & {
  readonly plan: PaidPlan | null;
};

/** A payment service: Stripe or the embedded till. */
export interface BillingProvider {
  /** Returns true if the customer belongs to this provider, not to one used earlier. */
  owns(customerId: string): boolean;
  /** Creates a customer and returns its id. Idempotent per user. */
  createCustomer(user: { id: string; email: string }): Promise<string>;
  /** Returns the URL of a checkout page for the plan. */
  checkout(order: CheckoutOrder): Promise<string>;
  /** Returns the URL of a page where the customer changes or cancels the subscription. */
  portal(visit: { customerId: string; returnUrl: string }): Promise<string>;
  /**
   * Ends a subscription now; does nothing if it has already ended. With `credit` the customer is
   * credited for the rest of the period.
   */
  cancelNow(subscriptionId: string, options: { readonly credit: boolean }): Promise<void>;
  /** Ends all of the customer's subscriptions and open checkouts now. */
  endCustomer(customerId: string): Promise<void>;
  /** Parses a webhook's raw body into an event. Throws BAD_REQUEST if the signature is invalid. */
  readWebhook(body: Buffer, signature: string | undefined): Stripe.Event;
  /** Finds the customer that an event concerns; null if it concerns none. */
  customerOf(event: Stripe.Event): Promise<string | null>;
  /** Finds the user that a customer was created for; null if there is none. */
  userOf(customerId: string): Promise<string | null>;
  /** Fetches all of the customer's subscriptions; null if the provider has no such customer. */
  fetchSubscriptions(customerId: string): Promise<FetchedSubscription[] | null>;
}

export interface CheckoutOrder {
  readonly customerId: string;
  /** Stored by the provider with the purchase. */
  readonly userId: string;
  readonly plan: PaidPlan;
  /** URL to return to after paying. */
  readonly successUrl: string;
  readonly cancelUrl: string;
}

/** Returns a function that maps a price id to its plan; null if no plan has that price. */
export const planByPrice =
  (prices: Readonly<Record<PaidPlan, string>>) =>
  (priceId: string): PaidPlan | null =>
    PAID_PLANS.find((plan) => prices[plan] === priceId) ?? null;

/** Prefix of the till's customer ids, which sets them apart from Stripe's. */
export const TILL_CUSTOMER = "cus_till_";
export const isTillCustomer = (customerId: string): boolean => customerId.startsWith(TILL_CUSTOMER);
