import { Stripe } from "stripe";

/** An event as Stripe would post it: raw body and signature header. */
export function signEvent(event: object, secret: string): { body: Buffer; signature: string } {
  const payload = JSON.stringify(event);
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret });
  return { body: Buffer.from(payload), signature };
}
