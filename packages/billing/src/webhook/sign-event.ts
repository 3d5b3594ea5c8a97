import { Stripe } from "stripe";

/** Signs an event as Stripe does. Returns the raw body and the signature header. */
export function signEvent(event: object, secret: string): { body: Buffer; signature: string } {
  const payload = JSON.stringify(event);
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret });
  return { body: Buffer.from(payload), signature };
}
