import type { SubscriptionRow } from "@dubdeck/db";
import { type Plan, planSchema } from "@dubdeck/domain";

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

export interface Refund {
  readonly at: Date;
  readonly chargeAt: Date;
}

const RANK = Object.fromEntries(planSchema.options.map((plan, rank) => [plan, rank])) as Record<
  Plan,
  number
>;

/** Whether a plan is more than another one. */
export const outranks = (plan: Plan, other: Plan): boolean => RANK[plan] > RANK[other];

/**
 * The plan that a user's subscriptions pay for: the best of them, each for as long as it is paid.
 * A failed payment leaves the plan until the period's end, and a smaller plan waits until the
 * bigger one that was paid for is over.
 */
export function planSpan(
  subscriptions: readonly SubscriptionRow[],
  refund: Refund | null,
  now: Date,
): PlanSpan {
  const claims = subscriptions.flatMap((row) => (isVoid(row, refund) ? [] : claimsOf(row)));
  const current = best(claims.filter(({ until }) => until === null || until > now));
  if (!current?.until) return { plan: current?.plan ?? "starter", until: null, after: "starter" };
  const end = current.until;
  const next = best(claims.filter(({ until }) => until === null || until > end));
  return { plan: current.plan, until: end, after: next?.plan ?? "starter" };
}

/** Statuses in which a subscription is there to be changed or ended. */
export const isAlive = ({ status }: { status: string }): boolean =>
  status === "active" || status === "trialing" || status === "past_due";

/**
 * Whether the charge that paid for the running period was given back. A charge may be made a little
 * before its period begins; a period that began after the refund has been paid for anew.
 */
export function isVoid(row: SubscriptionRow, refund: Refund | null): boolean {
  if (!refund) return false;
  const paidFrom = new Date(row.periodStart.getTime() - HOUR_MS);
  return row.periodStart <= refund.at && refund.chargeAt >= paidFrom;
}

const HOUR_MS = 3_600_000;

function claimsOf(row: SubscriptionRow): Claim[] {
  if (!isAlive(row)) return [];
  const ends = row.status === "past_due" || row.cancelAtPeriodEnd;
  const own: Claim = { plan: row.plan, until: ends ? row.periodEnd : null };
  const kept = row.keptPlan && row.keptUntil ? [{ plan: row.keptPlan, until: row.keptUntil }] : [];
  return [own, ...kept];
}

/** The biggest plan, and of the same plan the one that lasts longest. */
function best(claims: readonly Claim[]): Claim | undefined {
  return claims.toSorted((a, b) => RANK[b.plan] - RANK[a.plan] || endOf(b) - endOf(a))[0];
}

const endOf = ({ until }: Claim): number => until?.getTime() ?? Number.MAX_SAFE_INTEGER;
