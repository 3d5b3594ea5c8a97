import {
  type createDb,
  type Db,
  deleteCustomer,
  selectCustomer,
  selectUser,
  insertCustomer,
  selectSubscriptions,
  withPaymentsLock,
} from "@dubdeck/db";
import { AppError, type User, NO_SUCH_USER } from "@dubdeck/domain";
import { isRunning } from "./plan/redundant-subscriptions.ts";
import type { BillingProvider, PaidPlan } from "./provider.ts";
import type { BillingLog } from "./billing-log.ts";
import { type Outcome, receiveWebhook } from "./webhook/receive-webhook.ts";

type Customer = Pick<User, "id" | "email">;

/** Payments of accounts. Checkout and portal change a plan only through webhooks. */
export interface Billing {
  /**
   * Returns the URL of a checkout for the plan; for a customer who has a subscription, the URL of the
   * portal. Throws BAD_REQUEST unless `successUrl` and `cancelUrl` are on the site.
   */
  checkout(order: {
    user: Customer;
    plan: PaidPlan;
    successUrl: string;
    cancelUrl: string;
  }): Promise<string>;
  /**
   * Returns the URL of the page where the customer changes, pays or cancels the subscription. Throws
   * BAD_REQUEST unless `returnUrl` is on the site.
   */
  portal(visit: { user: Customer; returnUrl: string }): Promise<string>;
  /** Ends everything the user pays for, immediately; for an account that is being removed. */
  cancelSubscription(user: Pick<User, "id">): Promise<void>;
  /** Verifies and applies a provider's event. Throws BAD_REQUEST if the signature is invalid. */
  handleWebhook(rawBody: Buffer, signature: string | undefined): Promise<Outcome>;
}

interface Deps {
  readonly db: ReturnType<typeof createDb>;
  /** Pool for waiting on the provider, so that a slow provider cannot exhaust `db`. */
  readonly locks: ReturnType<typeof createDb>;
  readonly provider: BillingProvider;
  readonly publicUrl: string;
  readonly log: BillingLog;
}

/** Creates billing that uses the given payment service. */
export function createBillingService({ db, locks, provider, publicUrl, log }: Deps): Billing {
  /** Serializes a user's calls, so that concurrent ones create one customer and one checkout. */
  const forCustomer = <T>(user: Customer, work: (db: Db, customerId: string) => Promise<T>) =>
    withPaymentsLock(locks, user.id, async (connection) => {
      if (!(await selectUser(connection, user.id))) throw new AppError("NOT_FOUND", NO_SUCH_USER);
      const known = await selectCustomer(connection, user.id);
      if (known && provider.owns(known)) return await work(connection, known);
      const created = await provider.createCustomer(user);
      // The known customer is from before the server switched between the till and Stripe.
      if (known) await deleteCustomer(connection, user.id);
      return await work(connection, await insertCustomer(connection, user.id, created));
    });

  return {
    checkout: ({ user, plan, ...urls }) =>
      forCustomer(user, async (connection, customerId) => {
        const successUrl = requireSiteUrl(publicUrl, urls.successUrl);
        const cancelUrl = requireSiteUrl(publicUrl, urls.cancelUrl);
        if (await hasSubscription(connection, user.id)) {
          return await provider.portal({ customerId, returnUrl: cancelUrl });
        }
        return await provider.checkout({
          customerId,
          userId: user.id,
          plan,
          successUrl,
          cancelUrl,
        });
      }),

    portal: ({ user, returnUrl }) =>
      forCustomer(user, (_connection, customerId) =>
        provider.portal({ customerId, returnUrl: requireSiteUrl(publicUrl, returnUrl) }),
      ),

    async cancelSubscription({ id }) {
      const customerId = await selectCustomer(db, id);
      if (!customerId) return;
      if (provider.owns(customerId)) await provider.endCustomer(customerId);
      else log.warn({ userId: id, customer: customerId }, "another payment service's customer");
    },

    handleWebhook: (rawBody, signature) =>
      receiveWebhook({ db, provider, log }, rawBody, signature),
  };
}

async function hasSubscription(db: Db, userId: string): Promise<boolean> {
  const now = new Date();
  return (await selectSubscriptions(db, userId)).some((row) => isRunning(row, now));
}

/** Returns the URL unchanged. Throws BAD_REQUEST unless it is on the site. */
function requireSiteUrl(publicUrl: string, address: string): string {
  const { origin } = new URL(publicUrl);
  if (URL.canParse(address) && new URL(address).origin === origin) return address;
  throw new AppError("BAD_REQUEST", `${address} is not an address on ${origin}.`);
}
