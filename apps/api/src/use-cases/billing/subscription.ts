import { billingStatus } from "@dubdeck/billing";
import { selectSubscriptions } from "@dubdeck/db";
import { type BillingStatus, type CheckoutPlan, planOfCheckout, type User } from "@dubdeck/domain";
import type { Deps } from "../../deps.ts";

/**
 * Returns the URL of a checkout for the plan; for a user who already has a subscription, the URL of
 * the billing portal. Throws RATE_LIMITED, UNAVAILABLE.
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

/** Returns the URL of the billing portal. Throws RATE_LIMITED, UNAVAILABLE. */
export async function openPortal(
  { billing, limits, site }: Deps,
  user: User,
): Promise<{ url: string }> {
  await limits.take("billingUser", user.id);
  return { url: await billing.portal({ user, returnUrl: `${site.publicUrl}/app/billing` }) };
}

/** Returns the user's subscription and invoices, from the stored snapshots. */
export const getBillingStatus = async ({ db }: Deps, user: User): Promise<BillingStatus> =>
  billingStatus(await selectSubscriptions(db, user.id), new Date());
