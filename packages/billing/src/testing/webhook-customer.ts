import { afterAll, beforeEach, inject } from "vitest";
import { type Customer, newCustomer, planOf } from "./customers.ts";
import { startStripeDesk } from "./stripe-desk.ts";
import { post, stripeEvent } from "./stripe-events.ts";
import { answerWith } from "./stripe-state.ts";

/** Starts billing for a test file, and creates a new Stripe customer for each of its tests. */
export async function openWebhook() {
  const desk = await startStripeDesk(inject("services").DATABASE_URL);
  const { db, billing, stripe, log } = desk;
  const state = answerWith(stripe);

  beforeEach(async () => {
    test.customer = await newCustomer(db);
    Object.assign(state, { subscriptions: [], invoices: [], charges: [], disputes: [] });
    stripe.calls.length = 0;
    log.lines.length = 0;
  });
  afterAll(() => desk.stop());

  const eventOf = (type: string) =>
    stripeEvent(type, { object: "any", customer: test.customer.customerId });
  const test = {
    ...desk,
    state,
    /** Customer of the running test. */
    customer: {} as Customer,
    plan: () => planOf(db, test.customer.userId),
    /** Creates an event of the customer; billing reads nothing else from it. */
    eventOf,
    send: (type = "customer.subscription.updated", event = eventOf(type)) => post(billing, event),
    /** Returns the paths of the subscriptions that were cancelled at Stripe. */
    ended: () => stripe.calls.filter(({ method }) => method === "DELETE").map(({ path }) => path),
  };
  return test;
}
