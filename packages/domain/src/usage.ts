import { z } from "zod";
import { languageCodeSchema } from "./language.ts";

/** At most five top languages are returned. */
export const usageAnalyticsSchema = z.object({
  /** Per cent of finished jobs that completed, 0 to 100; null before any finished. */
  successRate: z.number().nullable(),
  /** Seconds; null before any job completed. */
  avgProcessingTime: z.number().nullable(),
  topLanguages: z.array(z.object({ language: languageCodeSchema, count: z.int() })).max(5),
});
export type UsageAnalytics = z.infer<typeof usageAnalyticsSchema>;

export const billingAnalyticsSchema = z.object({
  currentPeriod: z.object({
    minutesUsed: z.number(),
    /** Null is unlimited. */
    minutesQuota: z.number().nullable(),
  }),
});
export type BillingAnalytics = z.infer<typeof billingAnalyticsSchema>;

/** Source minutes per day (UTC) of the last 30 days, oldest first, days without use included. */
export const minutesByDaySchema = z.array(z.object({ day: z.iso.date(), minutes: z.number() }));
export type MinutesByDay = z.infer<typeof minutesByDaySchema>;
