import { type CheckoutPlan, planOfCheckout, type User } from "@dubdeck/domain";
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
