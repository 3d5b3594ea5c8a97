import type { SubscriptionRow } from "@dubdeck/db";
import { isBigger, rankOf } from "./plan-rank.ts";

/** All that events have told of a subscription. */
export type Facts = Omit<SubscriptionRow, "id" | "userId" | "createdAt">;

/** What one event says of plan, status and period. */
export type Snapshot = Pick<
  Facts,
  "plan" | "status" | "periodStart" | "periodEnd" | "cancelAtPeriodEnd" | "eventAt" | "eventRank"
>;

export const EPOCH = new Date(0);
/** The rank of a checkout, which names the plan but not the period: any event of the subscription itself says more. */
export const CHECKOUT_RANK = 0;

/** Before the first snapshot: grants nothing and yields to every snapshot. */
export const UNKNOWN: Facts = {
  plan: "starter",
  status: "incomplete",
  periodStart: EPOCH,
  periodEnd: EPOCH,
  cancelAtPeriodEnd: false,
  keptPlan: null,
  keptUntil: null,
  paymentFailedAt: null,
  eventAt: EPOCH,
  eventRank: -1,
};

/**
 * Adds a snapshot. Each fact only ever grows (the newest snapshot, the biggest plan that was paid
 * for, the latest failure), so events may come in any order and more than once.
 */
export function withSnapshot(facts: Facts, snapshot: Snapshot): Facts {
  const newest = compare(snapshot, facts) > 0 ? snapshot : {};
  return { ...facts, ...newest, ...keptOf(facts, snapshot) };
}

/** Adds a failed payment. */
export function withFailedPayment(facts: Facts, at: Date): Facts {
  const newer = !facts.paymentFailedAt || at > facts.paymentFailedAt;
  return newer ? { ...facts, paymentFailedAt: at } : facts;
}

/** A payment that failed since the newest snapshot leaves an active subscription unpaid. */
export function statusOf(facts: Facts): string {
  const running = facts.status === "active" || facts.status === "trialing";
  const failed = facts.paymentFailedAt !== null && facts.paymentFailedAt >= facts.eventAt;
  return running && failed ? "past_due" : facts.status;
}

/** The course of a subscription's life: of one second's statuses the later one holds. */
const LIFE = ["incomplete", "trialing", "active", "past_due", "unpaid", "paused", "canceled"];

/** By time; the rest decides among events of the same second, the same way in every order. */
function compare(a: Snapshot, b: Snapshot): number {
  const order = (snapshot: Snapshot) => [
    snapshot.eventAt.getTime(),
    snapshot.eventRank,
    snapshot.periodEnd.getTime(),
    snapshot.periodStart.getTime(),
    LIFE.indexOf(snapshot.status),
    rankOf(snapshot.plan),
    Number(snapshot.cancelAtPeriodEnd),
  ];
  const other = order(b);
  return (
    order(a)
      .map((value, i) => value - (other[i] ?? 0))
      .find((gap) => gap !== 0) ?? 0
  );
}

/** The biggest plan that was paid for, and until when. */
function keptOf(facts: Facts, { plan, status, periodEnd, eventRank }: Snapshot) {
  const { keptPlan, keptUntil } = facts;
  if (status !== "active" || eventRank === CHECKOUT_RANK) return { keptPlan, keptUntil };
  const more =
    !keptPlan ||
    !keptUntil ||
    isBigger(plan, keptPlan) ||
    (plan === keptPlan && periodEnd > keptUntil);
  return more ? { keptPlan: plan, keptUntil: periodEnd } : { keptPlan, keptUntil };
}
