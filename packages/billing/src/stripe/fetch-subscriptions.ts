import { Stripe } from "stripe";
import type { FetchedSubscription, PaidPlan } from "../provider.ts";
import { idOf, readSubscription } from "./read-subscription.ts";

/** Far more than one customer has of anything. */
const limit = 100;

/**
 * Asks Stripe for all subscriptions of a customer with their invoices and what was given back of
 * these. Null when Stripe has no such customer.
 */
export async function fetchSubscriptions(
  stripe: Stripe,
  customer: string,
  planOfPrice: (priceId: string) => PaidPlan | null,
): Promise<FetchedSubscription[] | null> {
  try {
    const [subscriptions, invoices, charges] = await Promise.all([
      stripe.subscriptions.list({ customer, status: "all", limit, expand: ["data.schedule"] }),
      stripe.invoices.list({ customer, limit, expand: ["data.payments"] }),
      stripe.charges.list({ customer, limit }),
    ]);
    const billed = { invoices: invoices.data, returned: await returnedOf(stripe, charges.data) };
    return subscriptions.data.map((one) => readSubscription(one, billed, planOfPrice));
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** An object that Stripe never had or has removed. */
export const isMissing = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === "resource_missing";

/** What went back of each charge; a dispute takes the money for good only when it is lost. */
async function returnedOf(stripe: Stripe, charges: readonly Stripe.Charge[]) {
  const returned = new Map<string, number>();
  for (const { id, payment_intent, amount, amount_refunded, disputed } of charges) {
    const lost = disputed && (await isLost(stripe, id));
    const key = payment_intent ? idOf(payment_intent) : id;
    returned.set(key, (returned.get(key) ?? 0) + (lost ? amount : amount_refunded));
  }
  return returned;
}

async function isLost(stripe: Stripe, charge: string): Promise<boolean> {
  const { data } = await stripe.disputes.list({ charge, limit });
  return data.some(({ status }) => status === "lost");
}
