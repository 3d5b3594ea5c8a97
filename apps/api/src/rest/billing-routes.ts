import { checkoutPlanSchema } from "@dubdeck/domain";
import { z } from "zod";
import { openPortal, startCheckout } from "../use-cases/billing/subscription.ts";
import { answers, callerOf, type RestRoutes } from "./route.ts";

const tags = ["Billing"];

export const billingRoutes: RestRoutes = (app, deps) => {
  app.route({
    method: "POST",
    url: "/billing/checkout",
    config: { access: "session" },
    schema: {
      tags,
      summary: "A page that sells a plan",
      description: "`studio` is another name of `pro`.",
      body: z.object({ plan: checkoutPlanSchema }),
      response: answers(200, z.object({ checkoutUrl: z.string() }), [
        "BAD_REQUEST",
        "UNAUTHORIZED",
        "RATE_LIMITED",
        "UNAVAILABLE",
      ]),
    },
    handler: (request) => startCheckout(deps, callerOf(request).user, request.body.plan),
  });

  app.route({
    method: "GET",
    url: "/billing/portal",
    config: { access: "session" },
    schema: {
      tags,
      summary: "A page to change or end the subscription",
      response: answers(200, z.object({ url: z.string() }), [
        "UNAUTHORIZED",
        "RATE_LIMITED",
        "UNAVAILABLE",
      ]),
    },
    handler: (request) => openPortal(deps, callerOf(request).user),
  });
};
