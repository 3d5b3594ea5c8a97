import type { Plan } from "@dubdeck/domain";
import type { Stripe } from "stripe";

/** Plans that cost something. */
export type PaidPlan = Exclude<Plan, "starter">;
export const PAID_PLANS = ["pro", "enterprise"] as const satisfies PaidPlan[];

/** Who takes the money: Stripe, or the embedded till that only plays at it. */
export interface BillingProvider {
  /** The id of a new customer; the same one for a repeated call with the same user. */
  createCustomer(user: { id: string; email: string }): Promise<string>;
  /** The address of a page that sells the plan to the customer. */
  checkout(order: CheckoutOrder): Promise<string>;
  /** The address of a page where the customer changes or ends the subscription. */
  portal(visit: { customerId: string; returnUrl: string }): Promise<string>;
  /**
   * Ends a subscription now; one that has ended is left alone. With `credit` the customer is
   * credited with what is left of the period.
   */
  cancelNow(subscriptionId: string, options: { readonly credit: boolean }): Promise<void>;
  /** Ends all that the customer has or is about to buy, at once. */
  endCustomer(customerId: string): Promise<void>;
  /** Null for the price of something else. */
  planOfPrice(priceId: string): PaidPlan | null;
  /** The event of a webhook's raw body. Throws BAD_REQUEST unless its signature is right. */
  readWebhook(body: Buffer, signature: string | undefined): Stripe.Event;
}

export interface CheckoutOrder {
  readonly customerId: string;
  /** Noted at the provider, so that its events name the user, too. */
  readonly userId: string;
  readonly plan: PaidPlan;
  /** Where the browser goes afterwards. */
  readonly successUrl: string;
  readonly cancelUrl: string;
}

/** The plan that a price buys, by a provider's prices. */
export const planByPrice =
  (prices: Readonly<Record<PaidPlan, string>>) =>
  (priceId: string): PaidPlan | null =>
    PAID_PLANS.find((plan) => prices[plan] === priceId) ?? null;
