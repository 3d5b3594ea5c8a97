import { createWebhookSchema, updateWebhookSchema } from "@dubdeck/domain";
import { z } from "zod";
import {
  createWebhook,
  getWebhook,
  listWebhooks,
  removeWebhook,
  rotateWebhookSecret,
  updateWebhook,
} from "../use-cases/webhooks/webhooks.ts";
import { answers, callerOf, idOf, idParams, type RestRoutes } from "./route.ts";
import {
  restWebhookSchema,
  restWebhookWithSecretSchema,
  toRestWebhook,
  toRestWebhookWithSecret,
} from "./webhook-schemas.ts";

const tags = ["Webhooks"];
const config = { access: "user" } as const;

export const webhookRoutes: RestRoutes = (app, deps) => {
  app.route({
    method: "GET",
    url: "/webhooks",
    config,
    schema: {
      tags,
      summary: "Your webhooks",
      description: "Oldest first.",
      response: answers(200, z.array(restWebhookSchema), ["UNAUTHORIZED", "PLAN_REQUIRED"]),
    },
    handler: async (request) =>
      (await listWebhooks(deps, callerOf(request).user)).map(toRestWebhook),
  });

  app.route({
    method: "POST",
    url: "/webhooks",
    config,
    schema: {
      tags,
      summary: "Add a webhook",
      description:
        "We post each of these events to the URL, signed by the Standard Webhooks scheme. Any 2xx status accepts an event; otherwise we try again for three days. The secret is shown only now.",
      body: createWebhookSchema,
      response: answers(201, restWebhookWithSecretSchema, [
        "BAD_REQUEST",
        "UNAUTHORIZED",
        "PLAN_REQUIRED",
        "CONFLICT",
        "RATE_LIMITED",
      ]),
    },
    handler: async (request, reply) => {
      const created = await createWebhook(deps, callerOf(request).user, request.body);
      return reply.code(201).send(toRestWebhookWithSecret(created));
    },
  });

  app.route({
    method: "GET",
    url: "/webhooks/:id",
    config,
    schema: {
      tags,
      summary: "A webhook",
      params: idParams,
      response: answers(200, restWebhookSchema, ["UNAUTHORIZED", "PLAN_REQUIRED", "NOT_FOUND"]),
    },
    handler: async (request) =>
      toRestWebhook(await getWebhook(deps, callerOf(request).user, idOf(request.params))),
  });

  app.route({
    method: "PATCH",
    url: "/webhooks/:id",
    config,
    schema: {
      tags,
      summary: "Change, enable or disable a webhook",
      description: "Fields that are left out stay as they are.",
      params: idParams,
      body: updateWebhookSchema,
      response: answers(200, restWebhookSchema, [
        "BAD_REQUEST",
        "UNAUTHORIZED",
        "PLAN_REQUIRED",
        "NOT_FOUND",
      ]),
    },
    handler: async (request) => {
      const id = idOf(request.params);
      return toRestWebhook(await updateWebhook(deps, callerOf(request).user, id, request.body));
    },
  });

  app.route({
    method: "DELETE",
    url: "/webhooks/:id",
    config,
    schema: {
      tags,
      summary: "Remove a webhook and its log",
      params: idParams,
      response: answers(200, z.object({}), ["UNAUTHORIZED", "PLAN_REQUIRED", "NOT_FOUND"]),
    },
    handler: async (request) => {
      await removeWebhook(deps, callerOf(request).user, idOf(request.params));
      return {};
    },
  });

  app.route({
    method: "POST",
    url: "/webhooks/:id/rotate-secret",
    config,
    schema: {
      tags,
      summary: "Replace a webhook's secret",
      description:
        "The new secret is shown only now. For one day, requests carry a signature of the old secret too.",
      params: idParams,
      response: answers(200, restWebhookWithSecretSchema, [
        "UNAUTHORIZED",
        "PLAN_REQUIRED",
        "NOT_FOUND",
        "RATE_LIMITED",
      ]),
    },
    handler: async (request) => {
      const rotated = await rotateWebhookSecret(deps, callerOf(request).user, idOf(request.params));
      return toRestWebhookWithSecret(rotated);
    },
  });
};
