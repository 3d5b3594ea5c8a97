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

/** All that an account has to do with money. Plans change by webhooks only. */
export interface Billing {
  /**
   * The address of a page that sells the plan; for a customer who has a subscription, of the page
   * that changes it. The addresses to come back to must be the site's own.
   */
  checkout(order: {
    user: Customer;
    plan: PaidPlan;
    successUrl: string;
    cancelUrl: string;
  }): Promise<string>;
  /** The address of the page where the customer changes, pays or ends the subscription. */
  portal(visit: { user: Customer; returnUrl: string }): Promise<string>;
  /** Ends what the user pays for, at once and for good; for an account that is being removed. */
  cancelSubscription(user: Pick<User, "id">): Promise<void>;
  /** Verifies and applies a provider's event. Throws BAD_REQUEST for a wrong signature. */
  handleWebhook(rawBody: Buffer, signature: string | undefined): Promise<Outcome>;
}

interface Deps {
  readonly db: ReturnType<typeof createDb>;
  /** Connections to wait for the provider on, so that a slow one takes no others. */
  readonly locks: ReturnType<typeof createDb>;
  readonly provider: BillingProvider;
  readonly publicUrl: string;
  readonly log: BillingLog;
}

/** Creates billing on a payment service. */
export function createBillingService({ db, locks, provider, publicUrl, log }: Deps): Billing {
  /** One user's visits come one after the other: a customer is made once, a checkout opened once. */
  const forCustomer = <T>(user: Customer, work: (db: Db, customerId: string) => Promise<T>) =>
    withPaymentsLock(locks, user.id, async (connection) => {
      if (!(await selectUser(connection, user.id))) throw new AppError("NOT_FOUND", NO_SUCH_USER);
      const known = await selectCustomer(connection, user.id);
      if (known && provider.owns(known)) return await work(connection, known);
      const created = await provider.createCustomer(user);
      // One of the till's from before Stripe was set up, or the other way round.
      if (known) await deleteCustomer(connection, user.id);
      return await work(connection, await insertCustomer(connection, user.id, created));
    });

  return {
    checkout: ({ user, plan, ...urls }) =>
      forCustomer(user, async (connection, customerId) => {
        const successUrl = ownAddress(publicUrl, urls.successUrl);
        const cancelUrl = ownAddress(publicUrl, urls.cancelUrl);
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
        provider.portal({ customerId, returnUrl: ownAddress(publicUrl, returnUrl) }),
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

/** Throws BAD_REQUEST for an address that is not on the site. */
function ownAddress(publicUrl: string, address: string): string {
  const { origin } = new URL(publicUrl);
  if (URL.canParse(address) && new URL(address).origin === origin) return address;
  throw new AppError("BAD_REQUEST", `${address} is not an address on ${origin}.`);
}
