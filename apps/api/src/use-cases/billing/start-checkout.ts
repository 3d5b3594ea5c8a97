import { findCustomer, insertCustomer, listSubscriptions } from "@dubdeck/db";
import { AppError, type CheckoutPlan, PLANS, planOfCheckout, type User } from "@dubdeck/domain";
import type { Deps } from "../../deps.ts";

/**
 * The page that sells a plan. A customer has one subscription: who has one already is sent to the
 * page that changes it. Throws CONFLICT for the plan that is running.
 */
export async function startCheckout(
  deps: Deps,
  user: User,
  choice: CheckoutPlan,
): Promise<{ checkoutUrl: string }> {
  const { db, billing, site } = deps;
  const plan = planOfCheckout(choice);
  const running = (await listSubscriptions(db, user.id)).find(
    ({ status }) => status !== "canceled",
  );
  if (running?.plan === plan && !running.cancelAtPeriodEnd) {
    throw new AppError("CONFLICT", `You have the ${PLANS[plan].label} plan already.`);
  }
  const customerId = await customerOf(deps, user);
  const returnUrl = `${site.publicUrl}/app/billing`;
  if (running) return { checkoutUrl: await billing.portal({ customerId, returnUrl }) };
  const successUrl = `${returnUrl}?checkout=success`;
  const checkoutUrl = await billing.checkout({
    customerId,
    plan,
    successUrl,
    cancelUrl: returnUrl,
  });
  return { checkoutUrl };
}

async function customerOf({ db, billing }: Deps, user: User): Promise<string> {
  const known = await findCustomer(db, user.id);
  return known ?? (await insertCustomer(db, user.id, await billing.createCustomer(user)));
}
