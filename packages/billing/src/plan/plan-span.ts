import type { SubscriptionSnapshot } from "@dubdeck/db";
import type { Plan } from "@dubdeck/domain";
import { type Claim, claimsOf } from "./claims.ts";
import { rankOf } from "./plan-rank.ts";

/** The user's current plan, when it ends, and the plan after that. */
export interface PlanSpan {
  readonly plan: Plan;
  /** Null means until the next snapshot. */
  readonly until: Date | null;
  readonly after: Plan;
}

/** Returns the biggest plan that the customer's subscriptions grant at `now`, and what follows it. */
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

/** Returns the claim with the biggest plan; among equal plans the one that lasts longest. */
function best(claims: readonly Claim[]): Claim | undefined {
  return claims.toSorted((a, b) => rankOf(b.plan) - rankOf(a.plan) || endOf(b) - endOf(a))[0];
}

const endOf = ({ until }: Claim): number => until?.getTime() ?? Number.MAX_SAFE_INTEGER;
