import { Stripe } from "stripe";
import type { TillEvent } from "./till-events.ts";

/** The event as Stripe would post it: raw body and signature header. */
export function signEvent(event: TillEvent, secret: string): { body: Buffer; signature: string } {
  const payload = JSON.stringify(event);
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret });
  return { body: Buffer.from(payload), signature };
}
