import type { User } from "@dubdeck/domain";
import type { Deps } from "../../deps.ts";

/** The page where a customer changes or ends the subscription. Throws RATE_LIMITED, UNAVAILABLE. */
export async function openPortal(
  { billing, limits, site }: Deps,
  user: User,
): Promise<{ url: string }> {
  await limits.take("billingUser", user.id);
  return { url: await billing.portal({ user, returnUrl: `${site.publicUrl}/app/billing` }) };
}
