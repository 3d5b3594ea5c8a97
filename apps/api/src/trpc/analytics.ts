import { billingAnalyticsSchema, minutesByDaySchema, usageAnalyticsSchema } from "@dubdeck/domain";
import {
  getMinutesByDay,
  getMinutesThisMonth,
  getUsage,
} from "../use-cases/analytics/get-analytics.ts";
import { router, userProcedure } from "./trpc.ts";

export const analyticsRouter = router({
  usage: userProcedure
    .output(usageAnalyticsSchema)
    .query(({ ctx }) => getUsage(ctx.deps, ctx.user)),

  billing: userProcedure
    .output(billingAnalyticsSchema)
    .query(({ ctx }) => getMinutesThisMonth(ctx.deps, ctx.user)),

  minutesByDay: userProcedure
    .output(minutesByDaySchema)
    .query(({ ctx }) => getMinutesByDay(ctx.deps, ctx.user)),
});
