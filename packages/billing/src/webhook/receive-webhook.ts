import type { Db } from "@dubdeck/db";
import type { BillingProvider } from "../provider.ts";
import { applyEvent, type Outcome } from "./apply-event.ts";

/** The part of pino's logger that is used here. */
export interface BillingLog {
  info(detail: object, message: string): void;
  warn(detail: object, message: string): void;
}

interface Deps {
  readonly db: Db;
  readonly provider: BillingProvider;
  readonly log: BillingLog;
}

/**
 * Verifies and applies what the provider says; an event that means nothing here is not an error.
 * Throws BAD_REQUEST for a wrong signature.
 */
export async function receiveWebhook(
  { db, provider, log }: Deps,
  body: Buffer,
  signature: string | undefined,
): Promise<Outcome> {
  const event = provider.readWebhook(body, signature);
  const outcome = await applyEvent(db, provider, event);
  const level = outcome.startsWith("unknown") ? "warn" : "info";
  log[level]({ event: event.id, type: event.type, outcome }, "billing event");
  return outcome;
}
