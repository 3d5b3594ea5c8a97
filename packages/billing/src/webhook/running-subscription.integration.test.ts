import { randomUUID } from "node:crypto";
import { setPlan } from "@dubdeck/db";
import { afterAll, beforeEach, describe, expect, inject, it } from "vitest";
import { newCustomer, planOf } from "../testing/customers.ts";
import { startStripeDesk } from "../testing/stripe-desk.ts";
import {
  chargeRefunded,
  type Customer,
  DAY,
  invoiceFailed,
  post,
  START,
  subscriptionChanged,
} from "../testing/stripe-events.ts";

const desk = await startStripeDesk(inject("services").DATABASE_URL);
const { db, billing, stripe } = desk;
const END = new Date((START + 30 * DAY) * 1000);

let customer: Customer;
const send = (event: object) => post(billing, event);
const plan = () => planOf(db, customer.userId);

beforeEach(async () => {
  customer = await newCustomer(db);
  stripe.calls.length = 0;
});
afterAll(() => desk.stop());

describe("a running subscription", () => {
  beforeEach(() => send(subscriptionChanged("created", customer, START, { plan: "enterprise" })));

  it("keeps what is paid when it goes down", async () => {
    await send(subscriptionChanged("updated", customer, START + DAY, { plan: "pro" }));
    expect(await plan()).toEqual({ plan: "enterprise", planUntil: END, planAfter: "pro" });
  });

  it("ends with its period when it is cancelled, and goes on when that is taken back", async () => {
    await send(
      subscriptionChanged("updated", customer, START + 1, {
        plan: "enterprise",
        cancelAtPeriodEnd: true,
      }),
    );
    expect(await plan()).toEqual({ plan: "enterprise", planUntil: END, planAfter: "starter" });
    await send(subscriptionChanged("updated", customer, START + 2, { plan: "enterprise" }));
    expect(await plan()).toMatchObject({ plan: "enterprise", planUntil: null });
  });

  it("has grace until the period's end when a payment fails", async () => {
    await send(invoiceFailed(customer, START + DAY));
    expect(await plan()).toEqual({ plan: "enterprise", planUntil: END, planAfter: "starter" });
    await send(subscriptionChanged("updated", customer, START + 2 * DAY, { plan: "enterprise" }));
    expect(await plan()).toMatchObject({ planUntil: null });
  });

  it("ends when its payment is given back in full, at Stripe too", async () => {
    await send(chargeRefunded(customer, START + DAY, { created: START, refunded: false }));
    expect(await plan()).toMatchObject({ plan: "enterprise" });
    await send(chargeRefunded(customer, START + DAY, { created: START }));
    expect(await plan()).toEqual({ plan: "starter", planUntil: null, planAfter: "starter" });
    const [call] = stripe.calls;
    expect(call).toMatchObject({
      method: "DELETE",
      path: expect.stringContaining(`/v1/subscriptions/${customer.subscriptionId}`),
    });
    expect(call?.path).not.toContain("prorate=true");
  });

  it("is not hurt by the refund of an earlier payment", async () => {
    const state = { plan: "enterprise", period: [START + 5 * DAY, START + 35 * DAY] } as const;
    await send(subscriptionChanged("updated", customer, START + 5 * DAY, state));
    await send(chargeRefunded(customer, START + 6 * DAY, { created: START }));
    expect(await plan()).toMatchObject({ plan: "enterprise" });
    expect(stripe.calls).toEqual([]);
  });

  it("goes on when only an upgrade's payment is given back, and ends with its own", async () => {
    await send(chargeRefunded(customer, START + 6 * DAY, { created: START + 5 * DAY }));
    expect(await plan()).toMatchObject({ plan: "enterprise", planUntil: null });
    expect(stripe.calls).toEqual([]);
    await send(chargeRefunded(customer, START + 7 * DAY, { created: START }));
    expect(await plan()).toMatchObject({ plan: "starter" });
  });

  it("gives way to a second one, with credit for what is left", async () => {
    const second = { ...customer, subscriptionId: `sub_${randomUUID()}` };
    const state = { plan: "enterprise", period: [START + DAY, START + 31 * DAY] } as const;
    await send(subscriptionChanged("created", second, START + DAY, state));
    expect(stripe.calls).toHaveLength(1);
    expect(stripe.calls[0]).toMatchObject({
      path: expect.stringContaining(`/v1/subscriptions/${customer.subscriptionId}`),
    });
    expect(stripe.calls[0]?.path).toContain("prorate=true");
  });

  it("keeps its plan, and can be cancelled, at a price that is not sold any more", async () => {
    const state = { price: "price_from_before", cancelAtPeriodEnd: true };
    expect(await send(subscriptionChanged("updated", customer, START + 1, state))).toBe("applied");
    expect(await plan()).toEqual({ plan: "enterprise", planUntil: END, planAfter: "starter" });
    await send(subscriptionChanged("deleted", customer, START + 2, state));
    expect(await plan()).toEqual({ plan: "starter", planUntil: null, planAfter: "starter" });
  });

  it("leaves a plan alone that an operator gave", async () => {
    await setPlan(db, customer.userId, { plan: "pro", actor: "admin" });
    const renewed = { plan: "enterprise", period: [START + 5 * DAY, START + 35 * DAY] } as const;
    await send(subscriptionChanged("updated", customer, START + 5 * DAY, renewed));
    expect(await plan()).toMatchObject({ plan: "pro" });
  });
});
