import type { SubscriptionSnapshot } from "@dubdeck/db";
import type { Plan } from "@dubdeck/domain";
import { type Claim, claimsOf } from "./claims.ts";
import { rankOf } from "./plan-rank.ts";

/** What the user may use now, until when, and what comes then. */
export interface PlanSpan {
  readonly plan: Plan;
  /** Null: until the next snapshot. */
  readonly until: Date | null;
  readonly after: Plan;
}

/** Derives a user's plan from the customer's subscriptions: the best that they give at `now`. */
export function planSpan(subscriptions: readonly SubscriptionSnapshot[], now: Date): PlanSpan {
  const claims = subscriptions.flatMap(claimsOf);
  const bestAfter = (date: Date) => best(claims.filter(({ until }) => !until || until > date));
  const current = bestAfter(now);
  if (!current?.until) return { plan: current?.plan ?? "starter", until: null, after: "starter" };
  return {
    plan: current.plan,
    until: current.until,
    after: bestAfter(current.until)?.plan ?? "starter",
  };
}

export const isSameSpan = (a: PlanSpan, b: PlanSpan): boolean =>
  a.plan === b.plan && a.after === b.after && a.until?.getTime() === b.until?.getTime();

/** The biggest plan, and of the same plan the claim that lasts longest. */
function best(claims: readonly Claim[]): Claim | undefined {
  return claims.toSorted((a, b) => rankOf(b.plan) - rankOf(a.plan) || endOf(b) - endOf(a))[0];
}

const endOf = ({ until }: Claim): number => until?.getTime() ?? Number.MAX_SAFE_INTEGER;
