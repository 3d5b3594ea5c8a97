import {
  type Billing,
  type BillingConfig,
  type BillingLog,
  createBilling,
  createBillingService,
} from "@dubdeck/billing";
import type { createDb } from "@dubdeck/db";
import { createTill, type Till } from "@dubdeck/till";

interface Parts {
  readonly db: ReturnType<typeof createDb>;
  readonly locks: ReturnType<typeof createDb>;
  readonly config: BillingConfig;
  readonly publicUrl: string;
  readonly log: BillingLog;
}

/**
 * Creates billing as configured: Stripe, the embedded till or off. `till` holds the till's pages to
 * serve; null otherwise.
 */
export function createSiteBilling(parts: Parts): { billing: Billing; till: Till | null } {
  const { config, ...rest } = parts;
  if (config.kind !== "till") return { billing: createBilling({ ...rest, config }), till: null };
  const till = createTill({ ...rest, secret: config.secret });
  return { billing: createBillingService({ ...rest, provider: till.provider }), till };
}
