// Without zod, so that the site's pages need not load it.

/** Events that a webhook can subscribe to, with what each means. */
export const WEBHOOK_EVENTS = {
  "job.preview_ready": "A dub's preview can be watched.",
  "job.completed": "A dub is finished.",
  "job.failed": "A dub failed.",
  "job.review": "A dub waits for your review.",
  "revision.completed": "A revision of a dub is finished.",
} as const;
export type WebhookEvent = keyof typeof WEBHOOK_EVENTS;

/** Sent by the test button, to any webhook. */
export const WEBHOOK_TEST = "webhook.test";
export type WebhookEventType = WebhookEvent | typeof WEBHOOK_TEST;

/** Maximum number of webhooks per account. */
export const MAX_WEBHOOKS = 10;
