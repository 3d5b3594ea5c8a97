import {
  type Db,
  findCustomerById,
  listSubscriptions,
  saveSubscription,
  setPlan,
  type SubscriptionRow,
} from "@dubdeck/db";
import { isAlive, isVoid, planSpan, type Refund } from "./plan-claims.ts";
import type { BillingProvider } from "./provider.ts";

/** Brings the user's plan in line with what is paid, and ends what must not go on. */
export async function settlePlan(
  db: Db,
  provider: Pick<BillingProvider, "cancelNow">,
  customerId: string,
): Promise<void> {
  const customer = await findCustomerById(db, customerId);
  if (!customer) return;
  const { userId, refundedAt, refundedChargeAt } = customer;
  const refund = refundedAt && refundedChargeAt && { at: refundedAt, chargeAt: refundedChargeAt };
  for (const row of superfluous(await listSubscriptions(db, userId), refund)) {
    await provider.cancelNow(row.id);
    const { id, ...known } = row;
    await saveSubscription(db, id, { ...known, status: "canceled" });
  }
  const subscriptions = await listSubscriptions(db, userId);
  await setPlan(db, userId, { ...planSpan(subscriptions, refund, new Date()), actor: "billing" });
}

/** Refunded ones, and all but the newest: a customer has one subscription. */
function superfluous(rows: readonly SubscriptionRow[], refund: Refund | null): SubscriptionRow[] {
  const alive = rows.filter(isAlive);
  const valid = alive
    .filter((row) => !isVoid(row, refund))
    .toSorted((a, b) => b.periodStart.getTime() - a.periodStart.getTime());
  return [...alive.filter((row) => isVoid(row, refund)), ...valid.slice(1)];
}
