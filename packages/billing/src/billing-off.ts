import { type Db, selectCustomer } from "@dubdeck/db";
import { AppError } from "@dubdeck/domain";
import type { Billing } from "./billing.ts";
import type { BillingLog } from "./billing-log.ts";

/**
 * Creates billing for a server that sells no plans; its operator sets them with `npm run admin`.
 * Checkout and portal throw UNAVAILABLE, webhooks NOT_FOUND.
 */
export function createBillingOff(deps: {
  readonly db: Db;
  readonly log: Pick<BillingLog, "warn">;
}): Billing {
  const notSold = async (): Promise<never> => {
    throw new AppError(
      "UNAVAILABLE",
      "Plans are not sold on this server. Please ask its operator to change your plan.",
    );
  };
  return {
    checkout: notSold,
    portal: notSold,
    async cancelSubscription({ id }) {
      const customer = await selectCustomer(deps.db, id);
      const message = "billing is off: end this customer's subscriptions at the payment service";
      if (customer) deps.log.warn({ userId: id, customer }, message);
    },
    async handleWebhook() {
      throw new AppError("NOT_FOUND", "Billing is off on this server.");
    },
  };
}
