import { randomUUID } from "node:crypto";
import { insertCustomer, listAudit } from "@dubdeck/db";
import { afterAll, beforeEach, describe, expect, inject, it } from "vitest";
import { newCustomer, newUser, planOf } from "../testing/customers.ts";
import { startStripeDesk } from "../testing/stripe-desk.ts";
import {
  chargeRefunded,
  checkoutCompleted,
  type Customer,
  DAY,
  invoiceFailed,
  post,
  START,
  stripeEvent,
  subscriptionChanged,
} from "../testing/stripe-events.ts";

const desk = await startStripeDesk(inject("services").DATABASE_URL);
const { db, billing, stripe, log } = desk;
const STARTER = { plan: "starter", planUntil: null, planAfter: "starter" };

let customer: Customer;
const send = (event: object) => post(billing, event);
const plan = () => planOf(db, customer.userId);

beforeEach(async () => {
  customer = await newCustomer(db);
  stripe.calls.length = 0;
  log.lines.length = 0;
});
afterAll(() => desk.stop());

describe("a purchase", () => {
  it("counts from the checkout on, and the subscription's own event says the rest", async () => {
    await send(checkoutCompleted(customer, START));
    expect(await plan()).toEqual({ plan: "pro", planUntil: null, planAfter: "starter" });
    await send(subscriptionChanged("created", customer, START, { plan: "enterprise" }));
    expect(await plan()).toMatchObject({ plan: "enterprise" });
  });

  it("is found by the user that the event names when the customer is new to us", async () => {
    const { id: userId } = await newUser(db);
    const stranger = { ...customer, userId, customerId: `cus_${randomUUID()}` };
    expect(await send(checkoutCompleted(stranger, START))).toBe("applied");
    expect(await planOf(db, userId)).toMatchObject({ plan: "pro" });
  });

  it("waits for the money", async () => {
    await send(subscriptionChanged("created", customer, START, { status: "incomplete" }));
    await send(invoiceFailed(customer, START + 1, "subscription_create"));
    expect(await plan()).toEqual(STARTER);
    await send(subscriptionChanged("updated", customer, START + 2));
    expect(await plan()).toMatchObject({ plan: "pro" });
  });

  it("leaves an audit row for each change of the plan, and only for these", async () => {
    await send(subscriptionChanged("created", customer, START));
    await send(subscriptionChanged("updated", customer, START + 1));
    await send(subscriptionChanged("deleted", customer, START + 2));
    const changes = (await listAudit(db, customer.userId)).filter(
      ({ action }) => action === "plan.changed",
    );
    expect(changes.map(({ actor, detail }) => [actor, detail])).toMatchObject([
      ["billing", { from: { plan: "pro" }, to: { plan: "starter" } }],
      ["billing", { from: { plan: "starter" }, to: { plan: "pro" } }],
    ]);
  });
});

describe("an event", () => {
  it("changes nothing the second time, nor when many processes get it at once", async () => {
    const bought = subscriptionChanged("created", customer, START);
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => send(bought)));
    expect(outcomes.toSorted()).toEqual(["applied", ...Array<string>(9).fill("repeated")]);
    await send(subscriptionChanged("deleted", customer, START + 1));
    expect(await send(bought)).toBe("repeated");
    expect(await plan()).toEqual(STARTER);
  });

  it("of a customer of nobody is logged, and may come again once there is somebody", async () => {
    const { id: userId } = await newUser(db);
    const nobody = { ...customer, userId: "not an id", customerId: `cus_${randomUUID()}` };
    const bought = subscriptionChanged("created", nobody, START);
    expect(await send(bought)).toBe("unknown customer");
    expect(log.lines).toMatchObject([{ level: "warn", detail: { event: bought.id } }]);
    await insertCustomer(db, userId, nobody.customerId);
    expect(await send(bought)).toBe("applied");
    expect(await planOf(db, userId)).toMatchObject({ plan: "pro" });
  });

  it("about something else that is sold is logged and changes nothing", async () => {
    const mug = { price: "price_mug" };
    expect(await send(subscriptionChanged("created", customer, START, mug))).toBe("unknown price");
    expect(log.lines).toMatchObject([{ level: "warn" }]);
    expect(await plan()).toEqual(STARTER);
  });

  it("of an unknown type is accepted and passed over", async () => {
    expect(await send(stripeEvent("customer.tax_id.created", START, {}))).toBe("ignored");
  });

  it("without the right signature is refused", async () => {
    const body = Buffer.from(JSON.stringify(checkoutCompleted(customer, START)));
    for (const signature of [undefined, "", "t=1,v1=abc"]) {
      await expect(billing.handleWebhook(body, signature)).rejects.toMatchObject({
        code: "BAD_REQUEST",
      });
    }
    expect(await plan()).toEqual(STARTER);
  });

  it("is undone as a whole, to be sent again, when Stripe does not answer", async () => {
    await send(subscriptionChanged("created", customer, START));
    const refunded = chargeRefunded(customer, START + DAY, { created: START });
    stripe.refuse(true);
    await expect(send(refunded)).rejects.toMatchObject({ code: "UNAVAILABLE" });
    expect(await plan()).toMatchObject({ plan: "pro" });
    stripe.refuse(false);
    expect(await send(refunded)).toBe("applied");
    expect(await plan()).toEqual(STARTER);
  });
});
