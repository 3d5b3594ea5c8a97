import {
  type BillingProvider,
  isTillCustomer,
  TILL_CUSTOMER,
  readSignedEvent,
  type BillingLog,
  receiveWebhook,
  signEvent,
} from "@dubdeck/billing";
import { type createDb, selectTillCustomer, saveTillSubscription } from "@dubdeck/db";
import { checkoutAddress, createCheckout } from "./checkout.ts";
import { createPortal, portalAddress } from "./portal.ts";
import { STYLESHEET } from "./stylesheet.ts";
import { lockTillAccount, type TillAccount } from "./till-account.ts";
import type { TillDeps } from "./till-deps.ts";
import { tillEvent } from "./till-event.ts";
import type { TillSubscription } from "./till-subscription.ts";

interface Parts {
  readonly db: ReturnType<typeof createDb>;
  /** Signs links and events; any process with the same secret can go on where another stopped. */
  readonly secret: string;
  readonly publicUrl: string;
  readonly log: BillingLog;
}

/** A provider with pages of its own, free of any web framework. */
export interface Till {
  readonly provider: BillingProvider;
  readonly publicUrl: string;
  readonly routes: {
    readonly checkout: ReturnType<typeof createCheckout>;
    readonly portal: ReturnType<typeof createPortal>;
    stylesheet(): string;
  };
}

/**
 * Creates the embedded till: it stands in for Stripe where there are no keys, on pages that say that
 * they are a test. It keeps its subscriptions in a table of its own; each button changes that, signs
 * the event that Stripe would send and hands it to the webhook, which then asks the till as it would
 * ask Stripe.
 */
export function createTill({ db, secret, publicUrl, log }: Parts): Till {
  const deps: TillDeps = {
    db,
    secret,
    publicUrl,
    async announce(type, customerId) {
      const { body, signature } = signEvent(tillEvent(type, customerId), secret);
      await receiveWebhook({ db, provider, log }, body, signature);
    },
  };

  const read = (customerId: string) =>
    db.transaction().execute((trx) => lockTillAccount(trx, customerId));

  /** Ends those of a customer's subscriptions that are chosen. */
  async function end(
    customerId: string,
    choose: (account: TillAccount) => readonly TillSubscription[],
  ): Promise<void> {
    const ended = await db.transaction().execute(async (trx) => {
      const account = await lockTillAccount(trx, customerId);
      const chosen = account ? choose(account) : [];
      for (const subscription of chosen) {
        await saveTillSubscription(trx, customerId, { ...subscription, status: "canceled" });
      }
      return chosen.length > 0;
    });
    if (ended) await deps.announce("customer.subscription.deleted", customerId);
  }

  const provider: BillingProvider = {
    owns: isTillCustomer,
    createCustomer: async ({ id }) => TILL_CUSTOMER + id,
    checkout: async (order) => checkoutAddress(deps, order),
    portal: async (visit) => portalAddress(deps, visit),
    async cancelNow(subscriptionId) {
      const customerId = await selectTillCustomer(db, subscriptionId);
      const isIt = ({ id, status }: TillSubscription) =>
        id === subscriptionId && status !== "canceled";
      if (customerId) await end(customerId, ({ subscriptions }) => subscriptions.filter(isIt));
    },
    endCustomer: (customerId) => end(customerId, ({ running }) => (running ? [running] : [])),
    readWebhook: (body, signature) => readSignedEvent(body, signature, secret),
    customerOf: async (event) => (event.data.object as { customer?: string }).customer ?? null,
    userOf: async (customerId) => customerId.slice(TILL_CUSTOMER.length),
    fetchSubscriptions: async (customerId) => [...((await read(customerId))?.subscriptions ?? [])],
  };
  const routes = {
    checkout: createCheckout(deps),
    portal: createPortal(deps),
    stylesheet: () => STYLESHEET,
  };
  return { provider, publicUrl, routes };
}
