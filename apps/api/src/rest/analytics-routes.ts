import { billingAnalyticsSchema, usageAnalyticsSchema } from "@dubdeck/domain";
import { getMinutesThisMonth, getUsage } from "../use-cases/analytics/get-analytics.ts";
import { answers, callerOf, type RestRoutes } from "./route.ts";
import { toWire, wireSchema } from "./wire.ts";

const tags = ["Analytics"];

export const analyticsRoutes: RestRoutes = (app, deps) => {
  app.route({
    method: "GET",
    url: "/analytics/usage",
    config: { access: "user" },
    schema: {
      tags,
      summary: "How the dubs went",
      response: answers(200, wireSchema(usageAnalyticsSchema), ["UNAUTHORIZED"]),
    },
    handler: async (request) =>
      toWire(usageAnalyticsSchema, await getUsage(deps, callerOf(request).user)),
  });

  app.route({
    method: "GET",
    url: "/analytics/billing",
    config: { access: "user" },
    schema: {
      tags,
      summary: "The minutes of this calendar month (UTC)",
      response: answers(200, wireSchema(billingAnalyticsSchema), ["UNAUTHORIZED"]),
    },
    handler: async (request) =>
      toWire(billingAnalyticsSchema, await getMinutesThisMonth(deps, callerOf(request).user)),
  });
};
