import { billingAnalytics, minutesByDay, usageAnalytics } from "@dubdeck/db";
import { billingAnalyticsSchema, minutesByDaySchema, usageAnalyticsSchema } from "@dubdeck/domain";
import { router, userProcedure } from "./trpc.ts";

export const analyticsRouter = router({
  usage: userProcedure
    .output(usageAnalyticsSchema)
    .query(({ ctx }) => usageAnalytics(ctx.deps.db, ctx.user.id)),

  billing: userProcedure
    .output(billingAnalyticsSchema)
    .query(({ ctx }) => billingAnalytics(ctx.deps.db, ctx.user)),

  minutesByDay: userProcedure
    .output(minutesByDaySchema)
    .query(({ ctx }) => minutesByDay(ctx.deps.db, ctx.user.id)),
});
