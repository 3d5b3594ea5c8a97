import { z } from "zod";
import { jobStatusSchema } from "./job.ts";
import { jobFailureCodeSchema } from "./job-schema.ts";
import { linkSchema } from "./import.ts";
import { textSchema, uuidSchema } from "./text.ts";
import {
  WEBHOOK_EVENTS,
  WEBHOOK_TEST,
  type WebhookEvent,
  type WebhookEventType,
} from "./webhook-events.ts";

const eventNames = Object.keys(WEBHOOK_EVENTS) as WebhookEvent[];
const webhookEventSchema = z.enum(eventNames);
const webhookEventTypeSchema = z.enum([...eventNames, WEBHOOK_TEST]);

/** How long the previous secret still signs deliveries after a rotation, in ms: one day. */
export const SECRET_OVERLAP_MS = 86_400_000;

/** Messages for the owner when a webhook is disabled by the service. */
export const WEBHOOK_DISABLED = {
  GONE: "The endpoint answered 410 Gone, which asks us to stop.",
  FAILING: "The endpoint failed every attempt for three days.",
} as const;

const eventsSchema = z
  .array(webhookEventSchema)
  .min(1, "Please choose an event.")
  .refine((events) => new Set(events).size === events.length, "Please choose each event once.");
const descriptionSchema = textSchema.trim().max(200);
const urlSchema = linkSchema.meta({ description: "On a public address. Redirects are refused." });

/** An account's endpoint for events; its secret is shown only when created or rotated. */
export const webhookSchema = z.object({
  id: uuidSchema,
  url: z.string(),
  events: z.array(webhookEventSchema),
  description: z.string(),
  enabled: z.boolean(),
  disabledReason: z.string().nullable().meta({
    description: "Why the service disabled it; null if it is enabled or you disabled it.",
  }),
  createdAt: z.date(),
});
export type Webhook = z.infer<typeof webhookSchema>;

/** A new webhook or a rotated secret; the only responses that include the secret. */
export const webhookWithSecretSchema = webhookSchema.extend({
  secret: z.string().meta({ description: "`whsec_…`, for Standard Webhooks libraries." }),
});
export type WebhookWithSecret = z.infer<typeof webhookWithSecretSchema>;

export const createWebhookSchema = z.object({
  url: urlSchema,
  events: eventsSchema,
  description: descriptionSchema.default(""),
});
export type CreateWebhook = z.infer<typeof createWebhookSchema>;

/** Omitted fields stay unchanged. */
export const updateWebhookSchema = z
  .object({
    url: urlSchema,
    events: eventsSchema,
    description: descriptionSchema,
    enabled: z.boolean(),
  })
  .partial();
export type UpdateWebhook = z.infer<typeof updateWebhookSchema>;

/** One request to the endpoint. */
export const deliveryAttemptSchema = z.object({
  at: z.iso.datetime(),
  status: z.int().nullable().meta({ description: "HTTP status; null without a response." }),
  latencyMs: z.int(),
  error: z.string().nullable().meta({ description: "Null if the endpoint accepted it." }),
  response: z.string().meta({ description: "The first 1 KB of the response's body." }),
});
export type DeliveryAttempt = z.infer<typeof deliveryAttemptSchema>;

export const deliveryStateSchema = z.enum(["pending", "delivered", "failed"]);
export type DeliveryState = z.infer<typeof deliveryStateSchema>;

/** One event for one webhook; kept for 30 days. */
export const webhookDeliverySchema = z.object({
  id: uuidSchema.meta({ description: "The request's `webhook-id`, the same in every attempt." }),
  webhookId: uuidSchema,
  type: webhookEventTypeSchema,
  state: deliveryStateSchema,
  attempts: z.array(deliveryAttemptSchema).meta({ description: "Oldest first." }),
  nextAttemptAt: z.date().nullable(),
  payload: z.string().meta({ description: "The request's body." }),
  createdAt: z.date(),
});
export type WebhookDelivery = z.infer<typeof webhookDeliverySchema>;

/** Data of the events about a job, in the REST API's format. */
export const jobEventSchema = z.object({
  job_id: uuidSchema,
  revision_of: uuidSchema.nullable().meta({ description: "Of a revision: the dub's job." }),
  video_id: uuidSchema,
  status: jobStatusSchema,
  target_language: z.string(),
  source_language: z.string().nullable(),
  error: z.string().nullable(),
  failure_code: jobFailureCodeSchema.nullable(),
});
export type JobEventData = z.infer<typeof jobEventSchema>;

interface StoredEvent {
  readonly type: WebhookEventType;
  readonly createdAt: Date;
  readonly data: object;
}

/**
 * Builds a delivery's request body. Events about a video get the URL of its page on the site at
 * `siteUrl`, which has no trailing slash.
 */
export function webhookBody({ type, createdAt, data }: StoredEvent, siteUrl: string): string {
  const url = "video_id" in data && { url: `${siteUrl}/app/videos/${String(data.video_id)}` };
  return JSON.stringify({ type, timestamp: createdAt.toISOString(), data: { ...data, ...url } });
}
