import { AppError } from "@dubdeck/domain";
import { Stripe } from "stripe";

/** The event of a webhook's raw body. Throws BAD_REQUEST unless it was signed with the secret. */
export function readSignedEvent(
  body: Buffer,
  signature: string | undefined,
  secret: string,
): Stripe.Event {
  try {
    return Stripe.webhooks.constructEvent(body, signature ?? "", secret);
  } catch (error) {
    throw new AppError("BAD_REQUEST", "The event's signature is not right.", { cause: error });
  }
}
