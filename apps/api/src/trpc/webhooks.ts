import {
  createWebhookSchema,
  pagedSchema,
  pageSchema,
  updateWebhookSchema,
  uuidSchema,
  webhookDeliverySchema,
  webhookSchema,
  webhookWithSecretSchema,
} from "@dubdeck/domain";
import { z } from "zod";
import { listDeliveries, resendDelivery, testWebhook } from "../use-cases/webhooks/deliveries.ts";
import {
  createWebhook,
  listWebhooks,
  removeWebhook,
  rotateWebhookSecret,
  updateWebhook,
} from "../use-cases/webhooks/webhooks.ts";
import { idSchema } from "./schemas.ts";
import { router, userProcedure } from "./trpc.ts";

/** The account's webhooks and the log of their deliveries. */
export const webhooksRouter = router({
  list: userProcedure
    .output(z.array(webhookSchema))
    .query(({ ctx }) => listWebhooks(ctx.deps, ctx.user)),

  create: userProcedure
    .input(createWebhookSchema)
    .output(webhookWithSecretSchema)
    .mutation(({ ctx, input }) => createWebhook(ctx.deps, ctx.user, input)),

  update: userProcedure
    .input(updateWebhookSchema.extend(idSchema.shape))
    .output(webhookSchema)
    .mutation(({ ctx, input: { id, ...change } }) => updateWebhook(ctx.deps, ctx.user, id, change)),

  rotateSecret: userProcedure
    .input(idSchema)
    .output(webhookWithSecretSchema)
    .mutation(({ ctx, input }) => rotateWebhookSecret(ctx.deps, ctx.user, input.id)),

  remove: userProcedure
    .input(idSchema)
    .output(z.void())
    .mutation(({ ctx, input }) => removeWebhook(ctx.deps, ctx.user, input.id)),

  test: userProcedure
    .input(idSchema)
    .output(webhookDeliverySchema)
    .mutation(({ ctx, input }) => testWebhook(ctx.deps, ctx.user, input.id)),

  deliveries: userProcedure
    .input(pageSchema.extend(idSchema.shape))
    .output(pagedSchema(webhookDeliverySchema))
    .query(({ ctx, input }) => listDeliveries(ctx.deps, ctx.user, input)),

  resend: userProcedure
    .input(idSchema.extend({ deliveryId: uuidSchema }))
    .output(webhookDeliverySchema)
    .mutation(({ ctx, input }) => resendDelivery(ctx.deps, ctx.user, input)),
});
