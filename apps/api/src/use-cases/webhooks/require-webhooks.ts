import { AppError, PLANS, type User } from "@dubdeck/domain";

/** Checks that the user's plan includes webhooks. Throws PLAN_REQUIRED. */
export function requireWebhooks({ plan }: User): void {
  if (PLANS[plan].settings) return;
  throw new AppError("PLAN_REQUIRED", "Webhooks are part of the Enterprise plan.");
}

export const noSuchWebhook = (): AppError => new AppError("NOT_FOUND", "There is no such webhook.");
