import type { Stripe } from "stripe";
import { describe, expect, it } from "vitest";
import { planByPrice } from "../provider.ts";
import { PRICES, stripeEvent } from "../testing/stripe-events.ts";
import { readEvent } from "./read-event.ts";

const USER = "0b5c3f0e-5a1c-4e0e-9a51-0a3a4f1c2b77";
const read = (type: string, object: object) =>
  readEvent(stripeEvent(type, 1000, object) as unknown as Stripe.Event, planByPrice(PRICES));

describe("reading an event", () => {
  it("passes over what it does not know", () => {
    expect(read("customer.tax_id.created", {})).toBeNull();
    expect(read("toString", {})).toBeNull();
  });

  it("finds a period where older versions of the API have it", () => {
    const subscription = {
      id: "sub_1",
      customer: { id: "cus_1" },
      status: "active",
      cancel_at_period_end: false,
      current_period_start: 10,
      current_period_end: 20,
      items: { data: [{ price: { id: PRICES.pro } }] },
    };
    expect(read("customer.subscription.updated", subscription)).toMatchObject({
      customerId: "cus_1",
      userId: null,
      fact: {
        subscriptionId: "sub_1",
        snapshot: { plan: "pro", periodStart: new Date(10_000), periodEnd: new Date(20_000) },
      },
    });
    const invoice = { customer: "cus_1", subscription: "sub_1" };
    expect(read("invoice.payment_failed", invoice)?.fact).toEqual({
      kind: "paymentFailed",
      subscriptionId: "sub_1",
    });
  });

  it("names what a known event lacks", () => {
    expect(() => read("customer.subscription.updated", { id: "sub_1" })).toThrow(/customer/);
    const timeless = {
      id: "sub_1",
      customer: "cus_1",
      status: "active",
      cancel_at_period_end: false,
      items: { data: [{ price: { id: PRICES.pro } }] },
    };
    expect(() => read("customer.subscription.updated", timeless)).toThrow(/without a period/);
  });

  it("takes the end that the portal sets for a cancellation", () => {
    const item = {
      price: { id: PRICES.pro },
      current_period_start: 10,
      current_period_end: 20,
    };
    const withEnd = (cancel_at: number) =>
      read("customer.subscription.updated", {
        id: "sub_1",
        customer: "cus_1",
        status: "active",
        cancel_at_period_end: false,
        cancel_at,
        items: { data: [item] },
      })?.fact;
    expect(withEnd(20)).toMatchObject({ snapshot: { cancelAtPeriodEnd: true } });
    expect(withEnd(99)).toMatchObject({ snapshot: { cancelAtPeriodEnd: false } });
  });

  it("starts nothing for a checkout that is not paid yet, or for no subscription", () => {
    const session = {
      mode: "subscription",
      payment_status: "unpaid",
      customer: "cus_1",
      subscription: "sub_1",
      client_reference_id: USER,
      metadata: { plan: "pro" },
    };
    expect(read("checkout.session.completed", session)).toEqual({
      customerId: "cus_1",
      userId: USER,
      fact: { kind: "customer" },
    });
    expect(read("checkout.session.completed", { ...session, mode: "payment" })).toBeNull();
  });

  it("forgives the first payment of a subscription and a part of a refund", () => {
    const first = {
      customer: "cus_1",
      subscription: "sub_1",
      billing_reason: "subscription_create",
    };
    expect(read("invoice.payment_failed", first)).toBeNull();
    const part = { customer: "cus_1", created: 10, refunded: false };
    expect(read("charge.refunded", part)).toBeNull();
  });
});
