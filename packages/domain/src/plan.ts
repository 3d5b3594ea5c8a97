import { z } from "zod";

export const planSchema = z.enum(["starter", "pro", "enterprise"]);
export type Plan = z.infer<typeof planSchema>;

/** What the voice catalogue offers to a plan: `basic` is one female and one male voice per language. */
export type VoiceTier = "basic" | "premium" | "custom";

export interface PlanLimits {
  readonly label: string;
  readonly usdPerMonth: number;
  /** Source minutes per calendar month (UTC); null is unlimited. */
  readonly minutesPerMonth: number | null;
  readonly voices: VoiceTier;
  readonly watermark: boolean;
  readonly maxUploadBytes: number;
  /** Files accepted in one drop; null is unlimited. */
  readonly filesPerDrop: number | null;
  readonly settings: boolean;
}

const MB = 1024 * 1024;

/** The one table of plans, used by server, site and texts alike. */
export const PLANS: Readonly<Record<Plan, PlanLimits>> = {
  starter: {
    label: "Starter",
    usdPerMonth: 0,
    minutesPerMonth: 5,
    voices: "basic",
    watermark: true,
    maxUploadBytes: 100 * MB,
    filesPerDrop: 1,
    settings: false,
  },
  pro: {
    label: "Pro",
    usdPerMonth: 29,
    minutesPerMonth: 120,
    voices: "premium",
    watermark: false,
    maxUploadBytes: 1024 * MB,
    filesPerDrop: 5,
    settings: false,
  },
  enterprise: {
    label: "Enterprise",
    usdPerMonth: 99,
    minutesPerMonth: null,
    voices: "custom",
    watermark: false,
    maxUploadBytes: 1024 * MB,
    filesPerDrop: null,
    settings: true,
  },
};

/** Plan names the checkout accepts; `studio` is an alias of `pro`. */
export const checkoutPlanSchema = z.enum(["studio", "pro", "enterprise"]);
export type CheckoutPlan = z.infer<typeof checkoutPlanSchema>;

/** The plan that a checkout name buys. */
export function planOfCheckout(plan: CheckoutPlan): Exclude<Plan, "starter"> {
  return plan === "studio" ? "pro" : plan;
}

/** Usage above this share of the quota shows starters the upgrade prompt. */
export const LOW_MINUTES_SHARE = 0.8;

/** The plan's monthly quota in milliseconds of source video; null is unlimited. */
export function quotaMs(plan: Plan): number | null {
  const minutes = PLANS[plan].minutesPerMonth;
  return minutes === null ? null : minutes * 60_000;
}
