import {
  type Webhook,
  type WebhookDelivery,
  webhookDeliverySchema,
  webhookSchema,
  type WebhookWithSecret,
  webhookWithSecretSchema,
} from "@dubdeck/domain";
import { toWire, wireSchema } from "./wire.ts";

export const restWebhookSchema = wireSchema(webhookSchema, "Webhook");
export const toRestWebhook = (row: Webhook) => toWire(webhookSchema, row);

export const restWebhookWithSecretSchema = wireSchema(webhookWithSecretSchema, "WebhookWithSecret");
export const toRestWebhookWithSecret = (row: WebhookWithSecret) =>
  toWire(webhookWithSecretSchema, row);

export const restDeliverySchema = wireSchema(webhookDeliverySchema, "WebhookDelivery");
export const toRestDelivery = (row: WebhookDelivery) => toWire(webhookDeliverySchema, row);
