import type { CustomerRow, SubscriptionRow } from "@dubdeck/db";
import type { Plan } from "@dubdeck/domain";
import { rankOf } from "./plan-rank.ts";
import { type Facts, statusOf } from "./subscription-facts.ts";

/** What the user may use now, until when, and what comes then. */
export interface PlanSpan {
  readonly plan: Plan;
  /** Null: until an event says otherwise. */
  readonly until: Date | null;
  readonly after: Plan;
}

interface Claim {
  readonly plan: Plan;
  readonly until: Date | null;
}

/** A charge that was given back in full. */
export type Refund = Pick<CustomerRow, "refundedAt" | "refundedChargeAt">;

/**
 * The plan that a user's subscriptions pay for: the best of them, each for as long as it is paid.
 * A failed payment leaves the plan until the period's end, and a smaller plan waits until the
 * bigger one that was paid for is over.
 */
export function planSpan(
  subscriptions: readonly Facts[],
  refund: Refund | undefined,
  now: Date,
): PlanSpan {
  const claims = subscriptions.flatMap((facts) => (isVoid(facts, refund) ? [] : claimsOf(facts)));
  const current = best(claims.filter(({ until }) => until === null || until > now));
  if (!current?.until) return { plan: current?.plan ?? "starter", until: null, after: "starter" };
  const end = current.until;
  const next = best(claims.filter(({ until }) => until === null || until > end));
  return { plan: current.plan, until: end, after: next?.plan ?? "starter" };
}

/** Statuses in which a subscription is there to be changed or ended. */
export const isAlive = ({ status }: { status: string }): boolean =>
  ["active", "trialing", "past_due", "unpaid", "paused"].includes(status);

/** Alive and paid with money that was not given back. */
export const isRunning = (row: SubscriptionRow, refund: Refund | undefined, now: Date): boolean =>
  isAlive(row) && !isVoid(row, refund) && !(row.cancelAtPeriodEnd && row.periodEnd <= now);

/**
 * Whether the charge that opened the running period was given back. It may be made a little before
 * the period begins and is made within a day of it; a later one paid for something on top, such as
 * an upgrade, and a period that began after the refund has been paid for anew.
 */
export function isVoid({ periodStart }: Facts, refund: Refund | undefined): boolean {
  if (!refund?.refundedAt || !refund.refundedChargeAt) return false;
  const chargeAge = refund.refundedChargeAt.getTime() - periodStart.getTime();
  return periodStart <= refund.refundedAt && chargeAge >= -HOUR_MS && chargeAge <= DAY_MS;
}

/** Of two refunds the one to remember: the one that voids a period, else that of the newer charge. */
export function weighsMore(
  refund: Refund,
  known: Refund | undefined,
  subscriptions: readonly Facts[],
): boolean {
  if (!known?.refundedChargeAt || !refund.refundedChargeAt) return true;
  const voids = (one: Refund) => subscriptions.some((facts) => isVoid(facts, one));
  if (voids(refund) !== voids(known)) return voids(refund);
  return refund.refundedChargeAt > known.refundedChargeAt;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

function claimsOf(facts: Facts): Claim[] {
  const status = statusOf(facts);
  if (status !== "active" && status !== "trialing" && status !== "past_due") return [];
  const ends = status === "past_due" || facts.cancelAtPeriodEnd;
  const own: Claim = { plan: facts.plan, until: ends ? facts.periodEnd : null };
  const { keptPlan, keptUntil } = facts;
  return keptPlan && keptUntil ? [own, { plan: keptPlan, until: keptUntil }] : [own];
}

/** The biggest plan, and of the same plan the one that lasts longest. */
function best(claims: readonly Claim[]): Claim | undefined {
  return claims.toSorted((a, b) => rankOf(b.plan) - rankOf(a.plan) || endOf(b) - endOf(a))[0];
}

const endOf = ({ until }: Claim): number => until?.getTime() ?? Number.MAX_SAFE_INTEGER;
