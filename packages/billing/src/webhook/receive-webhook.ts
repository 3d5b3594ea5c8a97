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

/** What became of an event. Only an applied one is noted, so any other may be sent again. */
export type Outcome = "applied" | "repeated" | "ignored" | "unknown customer";

interface Deps {
  /** Never a transaction: the provider is asked in between. */
  readonly db: Db;
  readonly provider: BillingProvider;
  readonly log: BillingLog;
}

/**
 * Verifies an event and brings the account of its customer up to date. An event only says that
 * something changed; what is true now is fetched, so events may come late, twice and in any order.
 * Throws BAD_REQUEST for a wrong signature, UNAVAILABLE while the provider does not answer.
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

/** Finds a customer's user; a customer that is new here is tied to the user it was created for. */
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
