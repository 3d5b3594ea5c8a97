import { pageQuerySchema } from "@dubdeck/domain";
import { listDeliveries, resendDelivery, testWebhook } from "../use-cases/webhooks/deliveries.ts";
import { answers, callerOf, idOf, idParams, type RestRoutes } from "./route.ts";
import { restPageSchema, toRestPage } from "./schemas.ts";
import { restDeliverySchema, toRestDelivery } from "./webhook-schemas.ts";

const tags = ["Webhooks"];
const config = { access: "user" } as const;
const SENDING_ERRORS = [
  "UNAUTHORIZED",
  "PLAN_REQUIRED",
  "NOT_FOUND",
  "CONFLICT",
  "RATE_LIMITED",
] as const;

const deliveryParams = idParams.extend({ delivery_id: idParams.shape.id });

export const deliveryRoutes: RestRoutes = (app, deps) => {
  app.route({
    method: "POST",
    url: "/webhooks/:id/test",
    config,
    schema: {
      tags,
      summary: "Send a test event",
      description: "`webhook.test`, once. The list of deliveries shows the result.",
      params: idParams,
      response: answers(201, restDeliverySchema, SENDING_ERRORS),
    },
    handler: async (request, reply) => {
      const sent = await testWebhook(deps, callerOf(request).user, idOf(request.params));
      return reply.code(201).send(toRestDelivery(sent));
    },
  });

  app.route({
    method: "GET",
    url: "/webhooks/:id/deliveries",
    config,
    schema: {
      tags,
      summary: "A webhook's deliveries, newest first",
      description: "With every attempt; kept for 30 days.",
      params: idParams,
      querystring: pageQuerySchema,
      response: answers(200, restPageSchema(restDeliverySchema), [
        "BAD_REQUEST",
        "UNAUTHORIZED",
        "PLAN_REQUIRED",
        "NOT_FOUND",
      ]),
    },
    handler: async (request) => {
      const query = { ...request.query, id: idOf(request.params) };
      return toRestPage(await listDeliveries(deps, callerOf(request).user, query), toRestDelivery);
    },
  });

  app.route({
    method: "POST",
    url: "/webhooks/:id/deliveries/:delivery_id/resend",
    config,
    schema: {
      tags,
      summary: "Send a delivery again",
      description: "Under the same `webhook-id`, at once, and with all its retries.",
      params: deliveryParams,
      response: answers(200, restDeliverySchema, SENDING_ERRORS),
    },
    handler: async (request) => {
      const { id, delivery_id: delivery } = request.params;
      const ids = { id: idOf({ id }), deliveryId: idOf({ id: delivery }) };
      return toRestDelivery(await resendDelivery(deps, callerOf(request).user, ids));
    },
  });
};
