import { selectCustomer, insertCustomer } from "@dubdeck/db";
import type { User } from "@dubdeck/domain";
import { afterAll, beforeEach, describe, expect, inject, it } from "vitest";
import { newUser } from "../testing/customers.ts";
import type { Call } from "../testing/recording-proxy.ts";
import { SITE, startStripeDesk } from "../testing/stripe-desk.ts";
import { post, stripeEvent } from "../testing/stripe-events.ts";
import { PRICES, subscription } from "../testing/stripe-objects.ts";

const desk = await startStripeDesk(inject("services").DATABASE_URL);
const { db, billing, stripe } = desk;
const successUrl = `${SITE}/app/billing?checkout=success`;
const cancelUrl = `${SITE}/app/billing`;

let user: User;
const calls = (method: string, path: string): Call[] =>
  stripe.calls.filter((call) => call.method === method && call.path.split("?")[0] === path);
const checkout = (plan: "pro" | "enterprise" = "pro") =>
  billing.checkout({ user, plan, successUrl, cancelUrl });

beforeEach(async () => {
  user = await newUser(db);
  stripe.calls.length = 0;
  stripe.reset();
  stripe.answer("GET /v1/checkout/sessions", { object: "list", data: [] });
  stripe.answer("POST /v1/customers", { id: `cus_${user.id}` });
});
afterAll(() => desk.stop());

describe("a checkout", () => {
  it("sells the plan's price to the user, who is named wherever events may look", async () => {
    stripe.answer("POST /v1/checkout/sessions", { id: "cs_1", url: "https://stripe.test/pay" });
    expect(await checkout("enterprise")).toBe("https://stripe.test/pay");
    const [session] = calls("POST", "/v1/checkout/sessions");
    expect(session?.form).toMatchObject({
      mode: "subscription",
      customer: `cus_${user.id}`,
      client_reference_id: user.id,
      "line_items[0][price]": PRICES.enterprise,
      "line_items[0][quantity]": "1",
      "metadata[userId]": user.id,
      "metadata[plan]": "enterprise",
      "subscription_data[metadata][userId]": user.id,
      success_url: successUrl,
      cancel_url: cancelUrl,
    });
  });

  it("makes one customer per user, however many visits come at once", async () => {
    await Promise.all([
      checkout(),
      checkout(),
      checkout(),
      billing.portal({ user, returnUrl: cancelUrl }),
    ]);
    const made = calls("POST", "/v1/customers");
    expect(made).toHaveLength(1);
    expect(made[0]).toMatchObject({
      idempotencyKey: `customer-${user.id}`,
      form: { email: user.email, "metadata[userId]": user.id },
    });
    expect(await selectCustomer(db, user.id)).toBe(`cus_${user.id}`);
  });

  it("asks again with the same key, so that a lost answer makes no second session", async () => {
    await checkout();
    await checkout();
    await checkout("enterprise");
    const keys = calls("POST", "/v1/checkout/sessions").map((call) => call.idempotencyKey);
    expect(keys[0]).toMatch(/^checkout-[0-9a-f]{64}-after-none$/);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it("takes the session that is open for the same wish, and closes the others", async () => {
    await checkout();
    const fingerprint = calls("POST", "/v1/checkout/sessions")[0]?.form["metadata[fingerprint]"];
    stripe.calls.length = 0;
    const open = (id: string, metadata: object) => ({
      id,
      object: "checkout.session",
      status: "open",
      url: `https://stripe.test/${id}`,
      metadata,
    });
    stripe.answer("GET /v1/checkout/sessions", {
      object: "list",
      data: [open("cs_same", { fingerprint }), open("cs_other", {})],
    });
    expect(await checkout()).toBe("https://stripe.test/cs_same");
    expect(calls("POST", "/v1/checkout/sessions")).toEqual([]);
    expect(calls("POST", "/v1/checkout/sessions/cs_other/expire")).toHaveLength(1);
    expect(calls("POST", "/v1/checkout/sessions/cs_same/expire")).toEqual([]);
  });

  it("is the portal for who has a subscription, and a checkout again once it is over", async () => {
    const customerId = await insertCustomer(db, user.id, `cus_${user.id}`);
    const become = async (status: string) => {
      const data = [subscription(`sub_${user.id}`, { status })];
      stripe.answer("GET /v1/subscriptions", { object: "list", data });
      await post(billing, stripeEvent("customer.subscription.updated", { customer: customerId }));
    };
    stripe.answer("POST /v1/billing_portal/sessions", { url: "https://stripe.test/portal" });
    for (const status of ["active", "past_due", "unpaid"]) {
      await become(status);
      expect(await checkout("enterprise")).toBe("https://stripe.test/portal");
    }
    expect(calls("POST", "/v1/checkout/sessions")).toEqual([]);
    await become("canceled");
    await checkout("enterprise");
    expect(calls("POST", "/v1/checkout/sessions")).toHaveLength(1);
  });

  it("makes a customer of its own for who was one of the till's before", async () => {
    await insertCustomer(db, user.id, `cus_till_${user.id}`);
    await checkout();
    expect(calls("POST", "/v1/checkout/sessions")[0]?.form["customer"]).toBe(`cus_${user.id}`);
    expect(await selectCustomer(db, user.id)).toBe(`cus_${user.id}`);
  });

  it("leads back to the site and nowhere else", async () => {
    for (const elsewhere of ["https://evil.example/", "//evil.example", "javascript:alert(1)"]) {
      await expect(
        billing.checkout({ user, plan: "pro", successUrl: elsewhere, cancelUrl }),
      ).rejects.toMatchObject({ code: "BAD_REQUEST" });
      await expect(billing.portal({ user, returnUrl: elsewhere })).rejects.toMatchObject({
        code: "BAD_REQUEST",
      });
    }
  });

  it("says so when Stripe does not answer, and keeps no half customer", async () => {
    stripe.refuse(true);
    await expect(checkout()).rejects.toMatchObject({
      code: "UNAVAILABLE",
      message: expect.stringContaining("try again"),
    });
    stripe.refuse(false);
    expect(await selectCustomer(db, user.id)).toBeNull();
  });
});

describe("the portal", () => {
  it("is set up once: bigger plans at once and paid, smaller ones and the end with the period", async () => {
    const fresh = await startStripeDesk(inject("services").DATABASE_URL);
    const visitor = await newUser(fresh.db);
    await fresh.billing.portal({ user: visitor, returnUrl: cancelUrl });
    await fresh.billing.portal({ user: visitor, returnUrl: cancelUrl });
    await fresh.stop();
    const posts = (path: string) =>
      fresh.stripe.calls.filter((call) => call.method === "POST" && call.path === path);
    const set = posts("/v1/billing_portal/configurations");
    expect(set).toHaveLength(1);
    expect(set[0]?.form).toMatchObject({
      "features[subscription_cancel][mode]": "at_period_end",
      "features[subscription_update][products][0][prices][0]": PRICES.pro,
      "features[subscription_update][products][1][prices][0]": PRICES.enterprise,
      "features[subscription_update][proration_behavior]": "always_invoice",
      "features[subscription_update][schedule_at_period_end][conditions][0][type]":
        "decreasing_item_amount",
    });
    const visits = posts("/v1/billing_portal/sessions");
    expect(visits).toHaveLength(2);
    expect(visits[0]?.form).toMatchObject({
      return_url: cancelUrl,
      configuration: expect.stringMatching(/^bpc_/),
    });
  });
});

describe("the end of an account", () => {
  it("closes what is open and ends what runs", async () => {
    await insertCustomer(db, user.id, `cus_${user.id}`);
    const open = { id: "cs_open", object: "checkout.session", status: "open" };
    stripe.answer("GET /v1/checkout/sessions", { object: "list", data: [open] });
    stripe.answer("GET /v1/subscriptions", {
      object: "list",
      data: [{ id: "sub_a" }, { id: "sub_b" }],
    });
    await billing.cancelSubscription(user);
    expect(calls("POST", "/v1/checkout/sessions/cs_open/expire")).toHaveLength(1);
    expect(calls("DELETE", "/v1/subscriptions/sub_a")).toHaveLength(1);
    expect(calls("DELETE", "/v1/subscriptions/sub_b")).toHaveLength(1);
  });

  it("asks Stripe nothing about a user who never came by", async () => {
    await billing.cancelSubscription(user);
    expect(stripe.calls).toEqual([]);
  });
});
