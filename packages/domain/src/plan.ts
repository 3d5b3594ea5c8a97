import { z } from "zod";

export const planSchema = z.enum(["starter", "pro", "enterprise"]);
export type Plan = z.infer<typeof planSchema>;

/**
 * The voices a plan includes: `basic` is one female and one male voice per language, `premium` all
 * voices, `custom` also the account's own mixes.
 */
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
  /** Relative share of a busy machine: "processing speed" in the pricing table. */
  readonly speed: number;
  /** Dubs that run at once; further ones wait in the queue. */
  readonly jobsAtOnce: number;
  /** Maximum total size of source videos, in bytes: "cloud storage" in the pricing table. */
  readonly maxStoredBytes: number;
  /** Rate limit per minute for signing uploads, and the same for registering them. */
  readonly uploadsPerMinute: number;
  /** Live connections at once. */
  readonly sockets: number;
  /** Jobs followed live at once, over all connections to one api process. */
  readonly subscriptions: number;
}

const MB = 1024 * 1024;
const GB = 1024 * MB;

/** Limits and prices of all plans, shared by server and site. */
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
    speed: 1,
    jobsAtOnce: 1,
    maxStoredBytes: GB,
    uploadsPerMinute: 20,
    sockets: 10,
    subscriptions: 100,
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
    speed: 3,
    jobsAtOnce: 3,
    maxStoredBytes: 500 * GB,
    uploadsPerMinute: 60,
    sockets: 30,
    subscriptions: 300,
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
    speed: 10,
    jobsAtOnce: 10,
    maxStoredBytes: 5000 * GB,
    uploadsPerMinute: 120,
    sockets: 100,
    subscriptions: 1000,
  },
};

/** Plan names the checkout accepts; `studio` is an alias of `pro`. */
export const checkoutPlanSchema = z.enum(["studio", "pro", "enterprise"]);
export type CheckoutPlan = z.infer<typeof checkoutPlanSchema>;

/** Returns the plan that a checkout name buys. */
export function planOfCheckout(plan: CheckoutPlan): Exclude<Plan, "starter"> {
  return plan === "studio" ? "pro" : plan;
}

/** Starter users above this share of their quota see the upgrade prompt. */
export const LOW_MINUTES_SHARE = 0.8;

/** Returns the plan's monthly quota in ms of source video; null is unlimited. */
export function quotaMs(plan: Plan): number | null {
  const minutes = PLANS[plan].minutesPerMonth;
  return minutes === null ? null : minutes * 60_000;
}
