import { randomUUID } from "node:crypto";
import type { BillingProvider, PaidPlan } from "../provider.ts";
import { readSignedEvent } from "../webhook/read-signed-event.ts";
import { sealLink } from "./signed-link.ts";

export interface TillConfig {
  /** Signs links and events; any process with the same secret can go on where another stopped. */
  readonly secret: string;
  /** Where the till's pages are, without a trailing slash. */
  readonly baseUrl: string;
}

export const TILL_PRICES: Readonly<Record<PaidPlan, string>> = {
  pro: "price_till_pro",
  enterprise: "price_till_enterprise",
};

/** What a checkout's link carries. */
export interface TillOrder {
  readonly customerId: string;
  readonly plan: PaidPlan;
  /** Names the purchase, so that paying twice is paying once. */
  readonly order: string;
}

/**
 * The embedded till: a cash desk for tests that keeps no state of its own. Its links are signed, its
 * subscriptions are those that our webhook stored.
 */
export function createTill({ secret, baseUrl }: TillConfig): BillingProvider {
  return {
    name: "till",
    createCustomer: async ({ id }) => `cus_till_${id}`,
    checkout: async ({ customerId, plan }) => {
      const order: TillOrder = { customerId, plan, order: randomUUID() };
      return `${baseUrl}/checkout/${sealLink(order, secret)}`;
    },
    portal: async ({ customerId }) => `${baseUrl}/portal/${sealLink({ customerId }, secret)}`,
    // What ends is marked as ended by whoever asked for it, and the till looks there.
    cancelNow: async () => undefined,
    endCustomer: async () => undefined,
    planOfPrice: (priceId) =>
      (["pro", "enterprise"] as const).find((plan) => TILL_PRICES[plan] === priceId) ?? null,
    readWebhook: (body, signature) => readSignedEvent(body, signature, secret),
  };
}
