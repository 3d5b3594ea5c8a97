import {
  type createDb,
  type Db,
  findCustomer,
  findCustomerById,
  insertCustomer,
  listSubscriptions,
  lockPayments,
} from "@dubdeck/db";
import { AppError, type User } from "@dubdeck/domain";
import type { BillingProvider, PaidPlan } from "./provider.ts";
import type { Outcome } from "./webhook/apply-event.ts";
import { isRunning } from "./webhook/plan-claims.ts";
import { type BillingLog, receiveWebhook } from "./webhook/receive-webhook.ts";

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
  readonly provider: BillingProvider;
  readonly publicUrl: string;
  readonly log: BillingLog;
}

/** Billing on whoever takes the money. */
export function createDesk({ db, provider, publicUrl, log }: Deps): Billing {
  /** One user's visits come one after the other: a customer is made once, a checkout opened once. */
  const forCustomer = <T>(user: Customer, work: (db: Db, customerId: string) => Promise<T>) =>
    db.transaction().execute(async (trx) => {
      if (!(await lockPayments(trx, user.id)))
        throw new AppError("NOT_FOUND", "There is no such user.");
      const known = await findCustomer(trx, user.id);
      const made = known ?? (await provider.createCustomer(user));
      return await work(trx, known ?? (await insertCustomer(trx, user.id, made)));
    });

  return {
    checkout: ({ user, plan, ...urls }) =>
      forCustomer(user, async (trx, customerId) => {
        const successUrl = ownAddress(publicUrl, urls.successUrl);
        const cancelUrl = ownAddress(publicUrl, urls.cancelUrl);
        if (await hasSubscription(trx, user.id, customerId)) {
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
      forCustomer(user, (_trx, customerId) =>
        provider.portal({ customerId, returnUrl: ownAddress(publicUrl, returnUrl) }),
      ),

    async cancelSubscription({ id }) {
      const customerId = await findCustomer(db, id);
      if (customerId) await provider.endCustomer(customerId);
    },

    handleWebhook: (rawBody, signature) =>
      receiveWebhook({ db, provider, log }, rawBody, signature),
  };
}

async function hasSubscription(db: Db, userId: string, customerId: string): Promise<boolean> {
  const refund = await findCustomerById(db, customerId);
  const now = new Date();
  return (await listSubscriptions(db, userId)).some((row) => isRunning(row, refund, now));
}

/** Throws BAD_REQUEST for an address that is not on the site. */
function ownAddress(publicUrl: string, address: string): string {
  const { origin } = new URL(publicUrl);
  if (URL.canParse(address) && new URL(address).origin === origin) return address;
  throw new AppError("BAD_REQUEST", `${address} is not an address on ${origin}.`);
}
