import { createHash } from "node:crypto";
import { AppError } from "@dubdeck/domain";
import type { Stripe } from "stripe";
import {
  type BillingProvider,
  type CheckoutOrder,
  isTillCustomer,
  type PaidPlan,
  planByPrice,
} from "../provider.ts";
import { readSignedEvent } from "../webhook/read-signed-event.ts";
import { customerOf, userOf } from "./find-customer.ts";
import { fetchSubscriptions } from "./fetch-subscriptions.ts";
import { portalConfiguration } from "./portal-configuration.ts";
import {
  createStripeClient,
  ignoreIfClosed,
  ignoreIfEnded,
  orUnavailable,
} from "./stripe-client.ts";

export interface StripeConfig {
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly prices: Readonly<Record<PaidPlan, string>>;
  /** URL of another server that implements Stripe's API, such as stripe-mock. */
  readonly apiBase?: string | undefined;
}

/**
 * Creates a provider on Stripe Checkout and the customer portal. Its calls throw UNAVAILABLE while
 * Stripe cannot be reached.
 */
export function createStripe(config: StripeConfig): BillingProvider {
  const { prices } = config;
  const stripe = createStripeClient(config.secretKey, config.apiBase);
  const configuration = portalConfiguration(stripe, prices);
  const planOfPrice = planByPrice(prices);

  return {
    owns: (customerId) => !isTillCustomer(customerId),

    async createCustomer({ id, email }) {
      const customer = await orUnavailable(
        stripe.customers.create(
          { email, metadata: { userId: id } },
          { idempotencyKey: `customer-${id}` },
        ),
      );
      return customer.id;
    },

    checkout: (order) => orUnavailable(openSession(stripe, sessionFor(order, prices))),

    async portal({ customerId, returnUrl }) {
      const session = await orUnavailable(
        configuration().then((id) =>
          stripe.billingPortal.sessions.create({
            customer: customerId,
            configuration: id,
            return_url: returnUrl,
          }),
        ),
      );
      return session.url;
    },

    cancelNow: (subscriptionId, { credit }) =>
      ignoreIfEnded(
        stripe.subscriptions.cancel(subscriptionId, { prorate: credit, invoice_now: credit }),
      ),

    async endCustomer(customer) {
      const sessions = await orUnavailable(openSessions(stripe, customer));
      for (const { id } of sessions.open) await ignoreIfClosed(stripe.checkout.sessions.expire(id));
      const { data } = await orUnavailable(stripe.subscriptions.list({ customer, limit: 100 }));
      for (const { id } of data) await ignoreIfEnded(stripe.subscriptions.cancel(id));
    },

    readWebhook: (body, signature) => readSignedEvent(body, signature, config.webhookSecret),
    customerOf: (event) => orUnavailable(customerOf(stripe, event)),
    userOf: (customerId) => orUnavailable(userOf(stripe, customerId)),
    fetchSubscriptions: (customerId) =>
      orUnavailable(fetchSubscriptions(stripe, customerId, planOfPrice)),
  };
}

type SessionParams = Stripe.Checkout.SessionCreateParams & { readonly customer: string };

/** Returns a session's parameters, with the user's id on the session and its subscription. */
function sessionFor(order: CheckoutOrder, prices: StripeConfig["prices"]): SessionParams {
  const { customerId, userId, plan, successUrl, cancelUrl } = order;
  return {
    mode: "subscription",
    customer: customerId,
    client_reference_id: userId,
    line_items: [{ price: prices[plan], quantity: 1 }],
    metadata: { plan, userId },
    subscription_data: { metadata: { userId } },
    success_url: successUrl,
    cancel_url: cancelUrl,
  };
}

/**
 * Returns the URL of the customer's only open session. Reuses an open session for the same order and
 * expires all others, so that a customer with two tabs cannot pay twice.
 */
async function openSession(stripe: Stripe, params: SessionParams): Promise<string> {
  const { newest, open } = await openSessions(stripe, params.customer);
  const fingerprint = createHash("sha256").update(JSON.stringify(params)).digest("hex");
  const same = open.find(({ metadata }) => metadata?.["fingerprint"] === fingerprint);
  for (const { id } of open)
    if (id !== same?.id) await ignoreIfClosed(stripe.checkout.sessions.expire(id));
  if (same?.url) return same.url;
  const session = await stripe.checkout.sessions.create(
    { ...params, metadata: { ...params.metadata, fingerprint } },
    { idempotencyKey: `checkout-${fingerprint}-after-${newest}` },
  );
  if (!session.url) throw new AppError("UNAVAILABLE", "The checkout could not be opened.");
  return session.url;
}

async function openSessions(stripe: Stripe, customer: string) {
  const { data } = await stripe.checkout.sessions.list({ customer, limit: 100 });
  return { newest: data[0]?.id ?? "none", open: data.filter(({ status }) => status === "open") };
}
