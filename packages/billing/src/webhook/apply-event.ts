import { type Db, inTransaction, recordStripeEvent } from "@dubdeck/db";
import type { Stripe } from "stripe";
import type { BillingProvider } from "../provider.ts";
import { learn } from "./learn.ts";
import { lockOwner } from "./lock-owner.ts";
import { happenedAt, readEvent } from "./read-event.ts";
import { endSuperfluous, loadAccount, settlePlan } from "./settle-plan.ts";
import { withKnownPlan } from "./with-known-plan.ts";

/** What became of an event. Only an applied one is noted, so any other may be sent again. */
export type Outcome = "applied" | "repeated" | "ignored" | "unknown customer" | "unknown price";

/**
 * Applies a verified event, once and in one transaction: the only code that changes what a customer
 * has. Events may come late, twice and in any order.
 */
export async function applyEvent(
  db: Db,
  provider: Pick<BillingProvider, "planOfPrice" | "cancelNow">,
  event: Stripe.Event,
): Promise<Outcome> {
  const notice = readEvent(event, provider.planOfPrice);
  if (!notice) return "ignored";
  const { customerId } = notice;
  return await inTransaction(db, async (trx) => {
    const userId = await lockOwner(trx, notice);
    if (!userId) return "unknown customer";
    const fact = await withKnownPlan(trx, notice.fact);
    if (!fact) return "unknown price";
    const at = happenedAt(event);
    const { id, type } = event;
    if (!(await recordStripeEvent(trx, { id, type, happenedAt: at }))) return "repeated";
    const before = await loadAccount(trx, { userId, customerId });
    await learn(trx, fact, { userId, customerId, at });
    const now = await loadAccount(trx, { userId, customerId });
    await settlePlan(trx, userId, { before, now });
    await endSuperfluous(provider, now);
    return "applied";
  });
}
