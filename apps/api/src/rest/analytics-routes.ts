import { z } from "zod";
import { getMinutesThisMonth, getUsage } from "../use-cases/analytics/get-analytics.ts";
import { answers, callerOf, type RestRoutes } from "./route.ts";
import { restUsageSchema, toRestUsage } from "./schemas.ts";

const tags = ["Analytics"];

const restBillingSchema = z.object({
  current_period: z.object({
    minutes_used: z.number(),
    minutes_quota: z.number().nullable().meta({ description: "Null is unlimited." }),
  }),
});

export const analyticsRoutes: RestRoutes = (app, deps) => {
  app.route({
    method: "GET",
    url: "/analytics/usage",
    config: { access: "user" },
    schema: {
      tags,
      summary: "How the dubs went",
      response: answers(200, restUsageSchema, "UNAUTHORIZED"),
    },
    handler: async (request) => toRestUsage(await getUsage(deps, callerOf(request).user)),
  });

  app.route({
    method: "GET",
    url: "/analytics/billing",
    config: { access: "user" },
    schema: {
      tags,
      summary: "The minutes of this calendar month (UTC)",
      response: answers(200, restBillingSchema, "UNAUTHORIZED"),
    },
    handler: async (request) => {
      const { currentPeriod } = await getMinutesThisMonth(deps, callerOf(request).user);
      const { minutesUsed, minutesQuota } = currentPeriod;
      return { current_period: { minutes_used: minutesUsed, minutes_quota: minutesQuota } };
    },
  });
};
