import {
  type CustomerRow,
  type Db,
  findCustomerById,
  listSubscriptions,
  setPlan,
  type SubscriptionRow,
} from "@dubdeck/db";
import type { BillingProvider } from "../provider.ts";
import { isAlive, isVoid, type PlanSpan, planSpan } from "./plan-claims.ts";
import { rankOf } from "./plan-rank.ts";

/** What a user has bought, as far as events have told. */
export interface Account {
  readonly subscriptions: readonly SubscriptionRow[];
  readonly customer: CustomerRow | undefined;
  readonly span: PlanSpan;
}

export async function loadAccount(
  db: Db,
  { userId, customerId }: { userId: string; customerId: string },
): Promise<Account> {
  const customer = await findCustomerById(db, customerId);
  const subscriptions = await listSubscriptions(db, userId);
  return { subscriptions, customer, span: planSpan(subscriptions, customer, new Date()) };
}

/**
 * Brings the user's plan in line with what is paid now. Where nothing has changed the plan is left
 * alone: it may be one that an operator gave.
 */
export async function settlePlan(
  db: Db,
  userId: string,
  { before, now }: { before: Account; now: Account },
): Promise<void> {
  if (isSame(before.span, now.span)) return;
  await setPlan(db, userId, { ...now.span, actor: "billing" });
}

const isSame = (a: PlanSpan, b: PlanSpan): boolean =>
  a.plan === b.plan && a.after === b.after && a.until?.getTime() === b.until?.getTime();

/** Ends what was refunded, and all but the best of several subscriptions: nobody pays twice. */
export async function endSuperfluous(
  provider: Pick<BillingProvider, "cancelNow">,
  { subscriptions, customer }: Account,
): Promise<void> {
  const alive = subscriptions.filter(isAlive);
  const refunded = alive.filter((row) => isVoid(row, customer));
  const [, ...second] = alive.filter((row) => !isVoid(row, customer)).toSorted(byWorth);
  for (const { id } of refunded) await provider.cancelNow(id, { credit: false });
  for (const { id, status } of second) {
    await provider.cancelNow(id, { credit: status === "active" });
  }
}

/** The biggest plan first, then the newest. */
const byWorth = (a: SubscriptionRow, b: SubscriptionRow): number =>
  rankOf(b.plan) - rankOf(a.plan) ||
  b.periodStart.getTime() - a.periodStart.getTime() ||
  a.id.localeCompare(b.id);
