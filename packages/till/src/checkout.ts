import { randomUUID } from "node:crypto";
import type { CheckoutOrder } from "@dubdeck/billing";
import { saveTillSubscription } from "@dubdeck/db";
import { checkoutPage } from "./checkout-page.ts";
import { expiredPage } from "./page.ts";
import { portalAddress } from "./portal.ts";
import { lockTillAccount, type TillAccount } from "./till-account.ts";
import { type Answer, billingUrl, type TillDeps } from "./till-deps.ts";
import { subscribe } from "./till-subscription.ts";
import { openVisit, sealVisit, type Visit } from "./visit.ts";

/** Returns a checkout URL for an order, valid for 30 minutes. */
export function checkoutAddress(
  { secret, publicUrl }: Pick<TillDeps, "secret" | "publicUrl">,
  { customerId, plan, successUrl, cancelUrl }: CheckoutOrder,
): string {
  const id = randomUUID();
  const visit: Visit = { page: "checkout", id, customerId, plan, successUrl, cancelUrl };
  return new URL(`/till/checkout?token=${sealVisit(visit, secret)}`, publicUrl).href;
}

interface CheckoutForm {
  readonly token: string;
  readonly choice: "pay" | "decline";
}

/** Creates the handlers of the checkout page and its buttons. */
export function createCheckout(deps: TillDeps) {
  const { db, secret, publicUrl } = deps;
  const expired: Answer = { status: 403, html: expiredPage(billingUrl(publicUrl)) };

  const visitOf = (token: string) => openVisit("checkout", token, { secret });

  return {
    async show({ token, declined }: { token: string; declined: boolean }): Promise<Answer> {
      const visit = visitOf(token);
      if (!visit) return expired;
      return await db.transaction().execute(async (trx) => {
        const account = await lockTillAccount(trx, visit.customerId);
        if (!account) return expired;
        const redirect = redirectUnlessForSale(deps, visit, account);
        if (redirect) return redirect;
        const { email } = account.user;
        return { status: 200, html: checkoutPage({ ...visit, email, token, declined }) };
      });
    },

    async pay({ token, choice }: CheckoutForm): Promise<Answer> {
      const visit = visitOf(token);
      if (!visit) return expired;
      if (choice === "decline") {
        return { status: 303, redirect: `/till/checkout?token=${token}&declined=1` };
      }
      const refusal = await db.transaction().execute(async (trx) => {
        const account = await lockTillAccount(trx, visit.customerId);
        if (!account) return expired;
        const redirect = redirectUnlessForSale(deps, visit, account);
        if (redirect) return redirect;
        const bought = subscribe(idFor(visit), visit.plan, new Date());
        await saveTillSubscription(trx, visit.customerId, bought);
        return null;
      });
      if (refusal) return refusal;
      await deps.announce("checkout.session.completed", visit.customerId);
      return { status: 303, redirect: visit.successUrl };
    },
  };
}

type CheckoutVisit = Extract<Visit, { page: "checkout" }>;

/** Derives the subscription's id from the purchase, so that paying twice creates only one. */
const idFor = ({ id }: CheckoutVisit): string => `sub_till_${id}`;

/**
 * Returns where to redirect if there is nothing to sell: to the success page if already paid, to the
 * portal if another subscription is running. Null otherwise.
 */
function redirectUnlessForSale(
  deps: TillDeps,
  visit: CheckoutVisit,
  { subscriptions, running }: TillAccount,
): Answer | null {
  if (subscriptions.some(({ id }) => id === idFor(visit))) {
    return { status: 303, redirect: visit.successUrl };
  }
  if (!running) return null;
  const { customerId, cancelUrl: returnUrl } = visit;
  return { status: 303, redirect: portalAddress(deps, { customerId, returnUrl }) };
}
