import type { User } from "@dubdeck/domain";
import type { Deps } from "../../deps.ts";

/** The page where a customer changes or ends the subscription. Throws UNAVAILABLE. */
export async function openPortal({ billing, site }: Deps, user: User): Promise<{ url: string }> {
  return { url: await billing.portal({ user, returnUrl: `${site.publicUrl}/app/billing` }) };
}
