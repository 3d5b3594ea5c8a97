import { type Plan, planSchema } from "@dubdeck/domain";

/** The plans' order: the bigger, the higher. */
export const rankOf = (plan: Plan): number => planSchema.options.indexOf(plan);

export const isBigger = (plan: Plan, other: Plan): boolean => rankOf(plan) > rankOf(other);
