import { billingAnalyticsSchema, minutesByDaySchema, usageAnalyticsSchema } from "@dubdeck/domain";
import { pending, router, userProcedure } from "./trpc.ts";

export const analyticsRouter = router({
  usage: userProcedure.output(usageAnalyticsSchema).query(pending),
  billing: userProcedure.output(billingAnalyticsSchema).query(pending),
  minutesByDay: userProcedure.output(minutesByDaySchema).query(pending),
});
