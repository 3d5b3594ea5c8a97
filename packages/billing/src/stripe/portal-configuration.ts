import { createHash } from "node:crypto";
import type { Stripe } from "stripe";
import { type PaidPlan } from "../provider.ts";

/**
 * Returns a function that finds or creates the portal configuration for our prices and resolves to
 * its id. Upgrades start and are charged immediately; downgrades and cancellations take effect at the
 * end of the period. Without a configuration, the portal uses the dashboard's settings and does not
 * work until somebody has saved them.
 */
export function portalConfiguration(
  stripe: Stripe,
  prices: Readonly<Record<PaidPlan, string>>,
): () => Promise<string> {
  let found: Promise<string> | null = null;
  return () => {
    found ??= findOrCreate(stripe, Object.values(prices)).catch((error: unknown) => {
      found = null;
      throw error;
    });
    return found;
  };
}

/** Increase this when the features below change. */
const VERSION = 1;

async function findOrCreate(stripe: Stripe, prices: readonly string[]): Promise<string> {
  const fingerprint = createHash("sha256")
    .update(JSON.stringify([VERSION, prices]))
    .digest("hex");
  const { data } = await stripe.billingPortal.configurations.list({ active: true, limit: 100 });
  const known = data.find(({ metadata }) => metadata?.["dubdeck"] === fingerprint);
  if (known) return known.id;
  const made = await stripe.billingPortal.configurations.create(
    { features: await features(stripe, prices), metadata: { dubdeck: fingerprint } },
    { idempotencyKey: `portal-${fingerprint}` },
  );
  return made.id;
}

async function features(
  stripe: Stripe,
  prices: readonly string[],
): Promise<Stripe.BillingPortal.ConfigurationCreateParams.Features> {
  const products = await Promise.all(
    prices.map(async (id) => {
      const { product } = await stripe.prices.retrieve(id);
      return { product: typeof product === "string" ? product : product.id, prices: [id] };
    }),
  );
  return {
    customer_update: { enabled: true, allowed_updates: ["address", "tax_id"] },
    invoice_history: { enabled: true },
    payment_method_update: { enabled: true },
    subscription_cancel: { enabled: true, mode: "at_period_end" },
    subscription_update: {
      enabled: true,
      default_allowed_updates: ["price"],
      products,
      proration_behavior: "always_invoice",
      schedule_at_period_end: { conditions: [{ type: "decreasing_item_amount" }] },
    },
  };
}
