import type { Plan } from "@dubdeck/domain";
import type { Stripe } from "stripe";

/** Plans that cost something. */
export type PaidPlan = Exclude<Plan, "starter">;

/** Who takes the money: Stripe, or the embedded till that only plays at it. */
export interface BillingProvider {
  readonly name: "stripe" | "till";
  /** The id of a new customer; the same one for a repeated call with the same user. */
  createCustomer(user: { id: string; email: string }): Promise<string>;
  /** The address of a page that sells the plan to the customer. */
  checkout(order: CheckoutOrder): Promise<string>;
  /** The address of a page where the customer changes or ends the subscription. */
  portal(visit: { customerId: string; returnUrl: string }): Promise<string>;
  /** Ends a subscription now; one that has ended is left alone. */
  cancelNow(subscriptionId: string): Promise<void>;
  /** Null for the price of something else. */
  planOfPrice(priceId: string): PaidPlan | null;
  /** The event of a webhook's raw body. Throws BAD_REQUEST unless its signature is right. */
  readWebhook(body: Buffer, signature: string | undefined): Stripe.Event;
}

export interface CheckoutOrder {
  readonly customerId: string;
  readonly plan: PaidPlan;
  /** Where the browser goes afterwards. */
  readonly successUrl: string;
  readonly cancelUrl: string;
}
