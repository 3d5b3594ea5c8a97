import { AppError } from "@dubdeck/domain";
import { Stripe } from "stripe";
import type { BillingProvider, PaidPlan } from "./provider.ts";
import { readSignedEvent } from "./read-webhook.ts";

export interface StripeConfig {
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly prices: Readonly<Record<PaidPlan, string>>;
  /** Another server that speaks Stripe's API, such as stripe-mock. */
  readonly apiBase?: string | undefined;
}

/** Stripe Checkout and the customer portal. Throws UNAVAILABLE while Stripe cannot be reached. */
export function createStripe(config: StripeConfig): BillingProvider {
  const { prices } = config;
  const stripe = new Stripe(config.secretKey, { maxNetworkRetries: 2, ...address(config.apiBase) });

  return {
    name: "stripe",

    async createCustomer({ id, email }) {
      const customer = await orUnavailable(
        stripe.customers.create(
          { email, metadata: { userId: id } },
          { idempotencyKey: `customer-${id}` },
        ),
      );
      return customer.id;
    },

    async checkout({ customerId, plan, successUrl, cancelUrl }) {
      const session = await orUnavailable(
        stripe.checkout.sessions.create({
          mode: "subscription",
          customer: customerId,
          line_items: [{ price: prices[plan], quantity: 1 }],
          metadata: { plan },
          success_url: successUrl,
          cancel_url: cancelUrl,
        }),
      );
      if (!session.url) throw new AppError("UNAVAILABLE", UNAVAILABLE);
      return session.url;
    },

    async portal({ customerId, returnUrl }) {
      const session = await orUnavailable(
        stripe.billingPortal.sessions.create({ customer: customerId, return_url: returnUrl }),
      );
      return session.url;
    },

    async cancelNow(subscriptionId) {
      try {
        await orUnavailable(stripe.subscriptions.cancel(subscriptionId, { prorate: true }));
      } catch (error) {
        if (!hasEnded(error)) throw error;
      }
    },

    planOfPrice: (priceId) =>
      (["pro", "enterprise"] as const).find((plan) => prices[plan] === priceId) ?? null,

    readWebhook: (body, signature) => readSignedEvent(body, signature, config.webhookSecret),
  };
}

const UNAVAILABLE = "The payment service can't be reached right now. Please try again in a moment.";

async function orUnavailable<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (hasEnded(error)) throw error;
    throw new AppError("UNAVAILABLE", UNAVAILABLE, { cause: error });
  }
}

/** Stripe no longer knows a subscription that was cancelled before. */
const hasEnded = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === "resource_missing";

function address(apiBase: string | undefined): Stripe.StripeConfig {
  if (!apiBase) return {};
  const { protocol, hostname, port } = new URL(apiBase);
  const kind = protocol === "http:" ? "http" : "https";
  return { protocol: kind, host: hostname, port: port || (kind === "http" ? 80 : 443) };
}
