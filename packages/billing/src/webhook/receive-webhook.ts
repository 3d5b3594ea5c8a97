import {
  type Db,
  selectCustomerById,
  selectUser,
  insertCustomer,
  recordStripeEvent,
  hasStripeEvent,
} from "@dubdeck/db";
import type { BillingProvider } from "../provider.ts";
import type { BillingLog } from "../billing-log.ts";
import { syncCustomer } from "./sync-customer.ts";

/** Result of an event. Only applied events are recorded, so all others can be resent. */
export type Outcome = "applied" | "repeated" | "ignored" | "unknown customer";

interface Deps {
  /** Must not be a transaction, because calls to the provider happen in between. */
  readonly db: Db;
  readonly provider: BillingProvider;
  readonly log: BillingLog;
}

/**
 * Verifies an event and syncs its customer's account. The event only signals that something changed;
 * the current state is fetched from the provider, so events may arrive late, twice or out of order.
 * Throws BAD_REQUEST if the signature is invalid, UNAVAILABLE if the provider does not respond.
 */
export async function receiveWebhook(
  { db, provider, log }: Deps,
  body: Buffer,
  signature: string | undefined,
): Promise<Outcome> {
  const event = provider.readWebhook(body, signature);
  const note = (outcome: Outcome): Outcome => {
    const level = outcome === "unknown customer" ? "warn" : "info";
    log[level]({ event: event.id, type: event.type, outcome }, "billing event");
    return outcome;
  };
  if (await hasStripeEvent(db, event.id)) return note("repeated");
  const customerId = await provider.customerOf(event);
  if (!customerId) return note("ignored");
  const userId = await ownerOf(db, provider, customerId);
  if (!userId) return note("unknown customer");
  await syncCustomer({ db, provider, log }, { userId, customerId });
  const happenedAt = new Date(event.created * 1000);
  const first = await recordStripeEvent(db, { id: event.id, type: event.type, happenedAt });
  return note(first ? "applied" : "repeated");
}

/** Finds a customer's user, and stores the link if it is new here. Null if there is no user. */
async function ownerOf(
  db: Db,
  provider: BillingProvider,
  customerId: string,
): Promise<string | null> {
  const known = await selectCustomerById(db, customerId);
  if (known) return known.userId;
  const userId = await provider.userOf(customerId);
  if (!userId || !(await selectUser(db, userId))) return null;
  return (await insertCustomer(db, userId, customerId)) === customerId ? userId : null;
}
