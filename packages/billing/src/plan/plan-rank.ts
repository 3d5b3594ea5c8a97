import { type Plan, planSchema } from "@dubdeck/domain";

/** Returns the plan's place in their order: the bigger the plan, the higher. */
export const rankOf = (plan: Plan): number => planSchema.options.indexOf(plan);

export const smallerOf = <P extends Plan>(a: P, b: P): P => (rankOf(a) <= rankOf(b) ? a : b);

/** Returns the biggest plan; undefined for none. */
export const biggestOf = <P extends Plan>(plans: readonly P[]): P | undefined =>
  plans.toSorted((a, b) => rankOf(b) - rankOf(a))[0];
