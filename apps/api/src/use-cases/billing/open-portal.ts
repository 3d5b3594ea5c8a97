import { findCustomer } from "@dubdeck/db";
import { AppError, type User } from "@dubdeck/domain";
import type { Deps } from "../../deps.ts";

/** The page where a customer changes or ends the subscription. Throws CONFLICT for who has none. */
export async function openPortal(
  { db, billing, site }: Deps,
  user: User,
): Promise<{ url: string }> {
  const customerId = await findCustomer(db, user.id);
  if (!customerId) throw new AppError("CONFLICT", "There is no subscription to manage yet.");
  const url = await billing.portal({ customerId, returnUrl: `${site.publicUrl}/app/billing` });
  return { url };
}
