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
  /** Signs links and events; must be the same in every process. */
  readonly secret: string;
  readonly publicUrl: string;
  readonly log: BillingLog;
}

/** A payment provider and the handlers of its pages, independent of any web framework. */
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
 * Creates the embedded till, which replaces Stripe if no keys are set. Its pages are marked as a
 * test. Subscriptions live in the till's own table. Each button updates that table, then signs the
 * event that Stripe would send and passes it to the webhook, which fetches from the till as it would
 * from Stripe.
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

  /** Ends the chosen subscriptions of a customer and announces it, unless none is chosen. */
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
      const isTarget = ({ id, status }: TillSubscription) =>
        id === subscriptionId && status !== "canceled";
      if (customerId) await end(customerId, ({ subscriptions }) => subscriptions.filter(isTarget));
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
