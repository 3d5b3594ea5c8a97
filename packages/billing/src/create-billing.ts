import type { createDb } from "@dubdeck/db";
import type { BillingConfig } from "./billing-config.ts";
import { createBillingOff } from "./billing-off.ts";
import { type Billing, createBillingService } from "./billing.ts";
import { createStripe } from "./stripe/stripe-provider.ts";
import type { BillingLog } from "./billing-log.ts";

interface Parts {
  readonly db: ReturnType<typeof createDb>;
  /** A small separate pool, since waiting for the payment service holds a connection. */
  readonly locks: ReturnType<typeof createDb>;
  /** Excludes the embedded till, whose package depends on this one. */
  readonly config: Exclude<BillingConfig, { kind: "till" }>;
  /** URL of the site, the only place that checkout and portal may return to. */
  readonly publicUrl: string;
  readonly log: BillingLog;
}

const OFF_LINE =
  "Billing is off: no plan can be bought here. Set the STRIPE_ variables, or BILLING=till to try " +
  "plans without money; `npm run admin -- set-plan` changes one.";

/** Creates billing through Stripe, or billing that is off. */
export function createBilling(parts: Parts): Billing {
  const { config, ...rest } = parts;
  if (config.kind === "off") {
    rest.log.warn({}, OFF_LINE);
    return createBillingOff(rest);
  }
  const { pricePro: pro, priceEnterprise: enterprise, kind: _kind, ...keys } = config;
  const provider = createStripe({ ...keys, prices: { pro, enterprise } });
  return createBillingService({ ...rest, provider });
}
