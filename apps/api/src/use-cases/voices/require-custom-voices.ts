import { AppError, PLANS, type User } from "@dubdeck/domain";

/** Checks that the user's plan includes custom voices. Throws PLAN_REQUIRED. */
export function requireCustomVoices({ plan }: User): void {
  if (PLANS[plan].voices === "custom") return;
  throw new AppError("PLAN_REQUIRED", "Custom voices are part of the Enterprise plan.");
}
