import type { createDb } from "@dubdeck/db";
import type { BillingConfig } from "./billing-config.ts";
import { type Billing, createBillingService } from "./billing.ts";
import { createStripe } from "./stripe/stripe-provider.ts";
import { createTill, type Till } from "./till/create-till.ts";
import type { BillingLog } from "./webhook/receive-webhook.ts";

interface Parts {
  readonly db: ReturnType<typeof createDb>;
  /** A small separate pool: waiting for the payment service holds one of its connections. */
  readonly locks: ReturnType<typeof createDb>;
  readonly config: BillingConfig;
  /** Where the site is; a checkout and a portal lead back there and nowhere else. */
  readonly publicUrl: string;
  readonly log: BillingLog;
}

/** Creates billing by Stripe or by the embedded till with its pages to be served. */
export function createBilling(parts: Parts): { billing: Billing; till: Till | null } {
  const { config, ...rest } = parts;
  if (config.kind === "till") {
    const till = createTill({ ...rest, secret: config.secret });
    return { billing: createBillingService({ ...rest, provider: till.provider }), till };
  }
  const { pricePro: pro, priceEnterprise: enterprise, kind: _kind, ...keys } = config;
  const provider = createStripe({ ...keys, prices: { pro, enterprise } });
  return { billing: createBillingService({ ...rest, provider }), till: null };
}
