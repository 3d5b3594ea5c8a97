import { AppError, PLANS, type User } from "@dubdeck/domain";

/** Throws PLAN_REQUIRED unless the user's plan has custom voices. */
export function requireCustomVoices({ plan }: User): void {
  if (PLANS[plan].voices === "custom") return;
  throw new AppError("PLAN_REQUIRED", "Custom voices are part of the Enterprise plan.");
}
