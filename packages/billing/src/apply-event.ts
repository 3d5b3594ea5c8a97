import { type createDb, findCustomerById, lockUser, recordStripeEvent } from "@dubdeck/db";
import type { Stripe } from "stripe";
import { learn } from "./learn.ts";
import type { BillingProvider } from "./provider.ts";
import { readEvent } from "./read-event.ts";
import { settlePlan } from "./settle-plan.ts";

/**
 * Applies a verified event, once and in one transaction: the only code that changes what a customer
 * has. Events may come late, twice and in any order. Returns whether this one was news.
 */
export async function applyEvent(
  db: ReturnType<typeof createDb>,
  provider: Pick<BillingProvider, "planOfPrice" | "cancelNow">,
  event: Stripe.Event,
): Promise<boolean> {
  const { id, type } = event;
  const at = new Date(event.created * 1000);
  const fact = readEvent(event);
  return await db.transaction().execute(async (trx) => {
    if (!(await recordStripeEvent(trx, { id, type, happenedAt: at }))) return false;
    const customer = fact && (await findCustomerById(trx, fact.customerId));
    if (!customer || !(await lockUser(trx, customer.userId))) return false;
    await learn(trx, provider, { fact, at, userId: customer.userId });
    await settlePlan(trx, provider, customer.customerId);
    return true;
  });
}
