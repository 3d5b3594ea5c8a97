import { billingStatus } from "@dubdeck/billing";
import { selectSubscriptions } from "@dubdeck/db";
import { type BillingStatus, type CheckoutPlan, planOfCheckout, type User } from "@dubdeck/domain";
import type { Deps } from "../../deps.ts";

/**
 * The page that sells a plan, or changes the subscription of who has one. Throws RATE_LIMITED,
 * UNAVAILABLE.
 */
export async function startCheckout(
  { billing, limits, site }: Deps,
  user: User,
  choice: CheckoutPlan,
): Promise<{ checkoutUrl: string }> {
  await limits.take("billingUser", user.id);
  const billingPage = `${site.publicUrl}/app/billing`;
  const checkoutUrl = await billing.checkout({
    user,
    plan: planOfCheckout(choice),
    successUrl: `${billingPage}?checkout=success`,
    cancelUrl: billingPage,
  });
  return { checkoutUrl };
}

/** The page where a customer changes or ends the subscription. Throws RATE_LIMITED, UNAVAILABLE. */
export async function openPortal(
  { billing, limits, site }: Deps,
  user: User,
): Promise<{ url: string }> {
  await limits.take("billingUser", user.id);
  return { url: await billing.portal({ user, returnUrl: `${site.publicUrl}/app/billing` }) };
}

/** Describes what the user pays for, from the snapshots that are stored. */
export const getBillingStatus = async ({ db }: Deps, user: User): Promise<BillingStatus> =>
  billingStatus(await selectSubscriptions(db, user.id), new Date());
