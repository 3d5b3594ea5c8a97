import type { createDb } from "@dubdeck/db";
import { type BillingProvider, planByPrice } from "../provider.ts";
import { readSignedEvent } from "../webhook/read-signed-event.ts";
import { type BillingLog, receiveWebhook } from "../webhook/receive-webhook.ts";
import { signEvent } from "../webhook/sign-event.ts";
import { ended } from "./actions.ts";
import { checkoutAddress, createCheckout } from "./checkout.ts";
import { TILL_PRICES } from "./event-shapes.ts";
import { createPortal, portalAddress } from "./portal.ts";
import { STYLESHEET } from "./stylesheet.ts";
import { lockTillAccount } from "./till-account.ts";
import type { TillDeps } from "./till-deps.ts";

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
 * The embedded till: stands in for Stripe where there are no keys, on pages that say that they are a
 * test. It keeps no state of its own: its subscriptions are those that the webhook stored, and each
 * button makes the events that Stripe would send, signs them and hands them to that webhook.
 */
export function createTill({ db, secret, publicUrl, log }: Parts): Till {
  const deps: TillDeps = {
    db,
    secret,
    publicUrl,
    async deliver(trx, events) {
      for (const event of events) {
        const { body, signature } = signEvent(event, secret);
        await receiveWebhook({ db: trx, provider, log }, body, signature);
      }
    },
  };
  const provider: BillingProvider = {
    createCustomer: async ({ id }) => `cus_till_${id}`,
    checkout: async (order) => checkoutAddress(deps, order),
    portal: async (visit) => portalAddress(deps, visit),
    // The till itself ends what it refunds, and sells nobody a second subscription.
    cancelNow: async () => undefined,
    endCustomer: (customerId) =>
      db.transaction().execute(async (trx) => {
        const account = await lockTillAccount(trx, customerId);
        if (account?.subscription) {
          await deps.deliver(trx, ended(account.subscription, account.at));
        }
      }),
    planOfPrice: planByPrice(TILL_PRICES),
    readWebhook: (body, signature) => readSignedEvent(body, signature, secret),
  };
  const routes = {
    checkout: createCheckout(deps),
    portal: createPortal(deps),
    stylesheet: () => STYLESHEET,
  };
  return { provider, publicUrl, routes };
}
