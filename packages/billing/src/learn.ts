import {
  type Db,
  findSubscription,
  noteRefund,
  saveSubscription,
  type SubscriptionRow,
} from "@dubdeck/db";
import { type Plan, planSchema } from "@dubdeck/domain";
import { outranks } from "./plan-claims.ts";
import type { BillingProvider } from "./provider.ts";
import { type BillingFact, PAYMENT_FAILED_RANK, type Snapshot } from "./read-event.ts";

type Prices = Pick<BillingProvider, "planOfPrice">;

interface Told<F extends BillingFact = BillingFact> {
  readonly fact: F;
  /** When it happened, by the sender's clock. */
  readonly at: Date;
  readonly userId: string;
}
type FactOf<K extends BillingFact["kind"]> = Extract<BillingFact, { kind: K }>;

/** Stores what an event tells of a subscription, unless something newer is known. */
export async function learn(db: Db, prices: Prices, { fact, at, userId }: Told): Promise<void> {
  switch (fact.kind) {
    case "bought":
      return await learnPurchase(db, { fact, at, userId });
    case "snapshot":
      return await learnSnapshot(db, prices, { fact, at, userId });
    case "paymentFailed":
      return await learnFailedPayment(db, { fact, at, userId });
    case "refunded":
      return await noteRefund(db, fact.customerId, { at, chargeAt: fact.chargeAt });
  }
}

const MONTH_MS = 31 * 86_400_000;

/** The purchase names the plan but not the period: it counts until the first snapshot comes. */
async function learnPurchase(db: Db, { fact, at, userId }: Told<FactOf<"bought">>): Promise<void> {
  const plan = planSchema.parse(fact.plan);
  if (await findSubscription(db, fact.subscriptionId)) return;
  await saveSubscription(db, fact.subscriptionId, {
    userId,
    plan,
    status: "active",
    periodStart: at,
    periodEnd: new Date(at.getTime() + MONTH_MS),
    cancelAtPeriodEnd: false,
    eventAt: new Date(0),
    eventRank: 0,
  });
}

async function learnSnapshot(
  db: Db,
  prices: Prices,
  { fact, at, userId }: Told<FactOf<"snapshot">>,
): Promise<void> {
  const { snapshot, rank } = fact;
  const plan = prices.planOfPrice(snapshot.priceId);
  if (!plan) return;
  const known = await findSubscription(db, snapshot.id);
  const news = !known || isNewer(known, at, rank);
  const { periodStart, periodEnd, status, cancelAtPeriodEnd } = snapshot;
  const now: Current = news
    ? { plan, status, periodStart, periodEnd, cancelAtPeriodEnd, eventAt: at, eventRank: rank }
    : known;
  const kept = keptPlan(prices, now, snapshot, known);
  await saveSubscription(db, snapshot.id, { userId, ...now, ...kept });
}

type Current = Pick<
  SubscriptionRow,
  "plan" | "status" | "periodStart" | "periodEnd" | "cancelAtPeriodEnd" | "eventAt" | "eventRank"
>;

const isNewer = (known: SubscriptionRow, at: Date, rank: number): boolean =>
  at > known.eventAt || (at.getTime() === known.eventAt.getTime() && rank >= known.eventRank);

/**
 * Going down keeps the bigger plan for as long as it was paid: until the next period begins. The
 * change itself says what was before, so this holds even when a later event has come first.
 */
function keptPlan(
  prices: Prices,
  now: Current,
  { before }: Snapshot,
  known: SubscriptionRow | undefined,
): { keptPlan: Plan | null; keptUntil: Date | null } {
  const old = before && prices.planOfPrice(before.priceId);
  const candidates = [
    ...(old ? [{ keptPlan: old, keptUntil: before.paidUntil }] : []),
    ...(known?.keptPlan && known.keptUntil && now.periodStart <= known.periodStart
      ? [{ keptPlan: known.keptPlan, keptUntil: known.keptUntil }]
      : []),
  ];
  const bigger = candidates.filter((kept) => outranks(kept.keptPlan, now.plan));
  const [longest] = bigger.toSorted((a, b) => b.keptUntil.getTime() - a.keptUntil.getTime());
  return longest ?? { keptPlan: null, keptUntil: null };
}

async function learnFailedPayment(
  db: Db,
  { fact, at }: Told<FactOf<"paymentFailed">>,
): Promise<void> {
  const known = await findSubscription(db, fact.subscriptionId);
  if (known?.status !== "active" || !isNewer(known, at, PAYMENT_FAILED_RANK)) return;
  const { id, ...row } = known;
  await saveSubscription(db, id, {
    ...row,
    status: "past_due",
    eventAt: at,
    eventRank: PAYMENT_FAILED_RANK,
  });
}
