import { applyEvent } from "@dubdeck/billing";
import type { Deps } from "../../deps.ts";

/** Verifies and applies what the billing provider says. Throws BAD_REQUEST for a wrong signature. */
export async function receiveWebhook(
  { db, billing, log }: Deps,
  body: Buffer,
  signature: string | undefined,
): Promise<void> {
  const event = billing.readWebhook(body, signature);
  const news = await applyEvent(db, billing, event);
  log.info({ event: event.id, type: event.type, news }, "billing event");
}
