import { AppError } from "@dubdeck/domain";
import { Stripe } from "stripe";

/** Parses a webhook's raw body into an event. Throws BAD_REQUEST unless signed with the secret. */
export function readSignedEvent(
  body: Buffer,
  signature: string | undefined,
  secret: string,
): Stripe.Event {
  try {
    return Stripe.webhooks.constructEvent(body, signature ?? "", secret);
  } catch (error) {
    throw new AppError("BAD_REQUEST", "The event's signature is invalid.", { cause: error });
  }
}
