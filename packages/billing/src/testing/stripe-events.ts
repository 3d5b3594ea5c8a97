import { randomUUID } from "node:crypto";
import type { Billing } from "../billing.ts";
import type { Outcome } from "../webhook/receive-webhook.ts";
import { signEvent } from "../webhook/sign-event.ts";

export const WEBHOOK_SECRET = "whsec_test";

/** Signs an event as Stripe does and posts it. */
export function post(billing: Pick<Billing, "handleWebhook">, event: object): Promise<Outcome> {
  const { body, signature } = signEvent(event, WEBHOOK_SECRET);
  return billing.handleWebhook(body, signature);
}

/** Creates an event about the object, in Stripe's format. */
export const stripeEvent = (type: string, object: object) => ({
  id: `evt_${randomUUID()}`,
  object: "event",
  api_version: "2026-10-28.endive",
  livemode: false,
  type,
  created: Math.floor(Date.now() / 1000),
  data: { object },
});
