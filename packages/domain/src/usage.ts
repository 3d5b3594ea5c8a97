import { z } from "zod";
import { languageCodeSchema } from "./language.ts";

/** Usage statistics, with at most five top languages. */
export const usageAnalyticsSchema = z.object({
  successRate: z.number().nullable().meta({
    description: "Per cent of finished dubs that completed; null before any finished.",
  }),
  avgProcessingTime: z.number().nullable().meta({
    description: "Seconds; null before any dub completed.",
  }),
  topLanguages: z.array(z.object({ language: languageCodeSchema, count: z.int() })).max(5),
});
export type UsageAnalytics = z.infer<typeof usageAnalyticsSchema>;

export const billingAnalyticsSchema = z.object({
  currentPeriod: z.object({
    minutesUsed: z.number(),
    minutesQuota: z.number().nullable().meta({ description: "Null is unlimited." }),
  }),
});
export type BillingAnalytics = z.infer<typeof billingAnalyticsSchema>;

/** Source minutes per day (UTC) of the last 30 days, oldest first, days without use included. */
export const minutesByDaySchema = z.array(z.object({ day: z.iso.date(), minutes: z.number() }));
export type MinutesByDay = z.infer<typeof minutesByDaySchema>;
