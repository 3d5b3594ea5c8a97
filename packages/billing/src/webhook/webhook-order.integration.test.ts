import * as fc from "fast-check";
import { afterAll, expect, inject, it } from "vitest";
import { newCustomer, planOf } from "../testing/customers.ts";
import { startStripeDesk } from "../testing/stripe-desk.ts";
import {
  chargeRefunded,
  checkoutCompleted,
  type Customer,
  DAY,
  invoiceFailed,
  post,
  START,
  type StripeEvent,
  subscriptionChanged,
} from "../testing/stripe-events.ts";

const desk = await startStripeDesk(inject("services").DATABASE_URL);
const { db, billing } = desk;
afterAll(() => desk.stop());

type Happening = (customer: Customer, created: number) => StripeEvent;

const changed = fc
  .record({
    plan: fc.constantFrom("pro" as const, "enterprise" as const),
    status: fc.constantFrom("active", "active", "past_due", "incomplete", "canceled"),
    period: fc.constantFrom<[number, number][]>(
      [START, START + 30 * DAY],
      [START + 5 * DAY, START + 35 * DAY],
    ),
    cancelAtPeriodEnd: fc.boolean(),
  })
  .map(
    (state): Happening =>
      (customer, created) =>
        subscriptionChanged("updated", customer, created, state),
  );

const happening = fc.oneof(
  { weight: 4, arbitrary: changed },
  fc.constant<Happening>((customer, created) => checkoutCompleted(customer, created)),
  fc.constant<Happening>((customer, created) => subscriptionChanged("created", customer, created)),
  fc.constant<Happening>((customer, created) => subscriptionChanged("deleted", customer, created)),
  fc.constant<Happening>((customer, created) => invoiceFailed(customer, created)),
  fc.constant<Happening>((customer, created) =>
    chargeRefunded(customer, created, { created: START }),
  ),
);

/** What happens to one subscription, several things a day. */
const story = fc.array(fc.record({ happening, day: fc.integer({ min: 0, max: 4 }) }), {
  minLength: 1,
  maxLength: 7,
});

it("gives the same plan for any order and repetition of a subscription's events", async () => {
  await fc.assert(
    fc.asyncProperty(story, fc.infiniteStream(fc.nat()), async (events, random) => {
      const told = async (tell: (events: StripeEvent[]) => StripeEvent[]) => {
        const customer = await newCustomer(db);
        const all = events
          .map((event) => event.happening(customer, START + event.day * DAY))
          .toSorted((a, b) => a.created - b.created);
        for (const event of tell(all)) await post(billing, event);
        return await planOf(db, customer.userId);
      };
      const inOrder = await told((all) => all);
      const shuffled = await told((all) =>
        [...all, ...all.slice(0, 3)]
          .map((event) => ({ event, key: random.next().value }))
          .toSorted((a, b) => a.key - b.key)
          .map(({ event }) => event),
      );
      expect(shuffled).toEqual(inOrder);
    }),
    { numRuns: 60, endOnFailure: true },
  );
});
