import { type Plan, planSchema } from "@dubdeck/domain";

/** Returns a number to order plans by; bigger plans rank higher. */
export const rankOf = (plan: Plan): number => planSchema.options.indexOf(plan);

export const smallerOf = <P extends Plan>(a: P, b: P): P => (rankOf(a) <= rankOf(b) ? a : b);

/** Returns the biggest plan; undefined for an empty list. */
export const biggestOf = <P extends Plan>(plans: readonly P[]): P | undefined =>
  plans.toSorted((a, b) => rankOf(b) - rankOf(a))[0];
