import type { SubscriptionSnapshot } from "@dubdeck/db";
import type { Plan } from "@dubdeck/domain";
import type { Stripe } from "stripe";

/** Plans that cost something. */
export type PaidPlan = Exclude<Plan, "starter">;
export const PAID_PLANS = ["pro", "enterprise"] as const satisfies PaidPlan[];

/** A snapshot as the provider sends it; `plan` is null for a price that is not sold now. */
export type FetchedSubscription = Omit<SubscriptionSnapshot, "plan"> & {
  readonly plan: PaidPlan | null;
};

/** The payment service: Stripe, or the embedded till that stands in for it. */
export interface BillingProvider {
  /** True for the id of a customer of this provider, not of the one that was used before. */
  owns(customerId: string): boolean;
  /** Returns the id of a new customer; the same one for a repeated call with the same user. */
  createCustomer(user: { id: string; email: string }): Promise<string>;
  /** Returns the address of a page that sells the plan to the customer. */
  checkout(order: CheckoutOrder): Promise<string>;
  /** Returns the address of a page where the customer changes or ends the subscription. */
  portal(visit: { customerId: string; returnUrl: string }): Promise<string>;
  /**
   * Ends a subscription now; one that has ended is left alone. With `credit` the customer is
   * credited with what is left of the period.
   */
  cancelNow(subscriptionId: string, options: { readonly credit: boolean }): Promise<void>;
  /** Ends all that the customer has or is about to buy, at once. */
  endCustomer(customerId: string): Promise<void>;
  /** Reads the event of a webhook's raw body. Throws BAD_REQUEST unless its signature is right. */
  readWebhook(body: Buffer, signature: string | undefined): Stripe.Event;
  /** Finds the customer whom an event is about; null when it is about something else. */
  customerOf(event: Stripe.Event): Promise<string | null>;
  /** Finds the user for whom a customer was created; null when there is none. */
  userOf(customerId: string): Promise<string | null>;
  /** Asks for all subscriptions of the customer; null when the provider has no such customer. */
  fetchSubscriptions(customerId: string): Promise<FetchedSubscription[] | null>;
}

export interface CheckoutOrder {
  readonly customerId: string;
  /** Noted at the provider beside the purchase. */
  readonly userId: string;
  readonly plan: PaidPlan;
  /** Where the browser goes afterwards. */
  readonly successUrl: string;
  readonly cancelUrl: string;
}

/** Finds the plan that a price buys, by a provider's prices. */
export const planByPrice =
  (prices: Readonly<Record<PaidPlan, string>>) =>
  (priceId: string): PaidPlan | null =>
    PAID_PLANS.find((plan) => prices[plan] === priceId) ?? null;

/** Marks the till's customers, which Stripe does not know and the other way round. */
export const TILL_CUSTOMER = "cus_till_";
export const isTillCustomer = (customerId: string): boolean => customerId.startsWith(TILL_CUSTOMER);
