import { Stripe } from "stripe";
import type { FetchedSubscription, PaidPlan } from "../provider.ts";
import { idOf, readSubscription } from "./read-subscription.ts";

/** Far more subscriptions, invoices or charges than any one customer has. */
const limit = 100;

/**
 * Fetches all of a customer's subscriptions from Stripe, with their invoices and refunds. Returns
 * null if Stripe has no such customer.
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

/** Returns true if the error says that Stripe has no such object. */
export const isMissing = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === "resource_missing";

/** Sums the cents returned per payment: its refunds, or the full amount if a dispute was lost. */
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
