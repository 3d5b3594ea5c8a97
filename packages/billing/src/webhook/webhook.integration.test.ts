import { randomUUID } from "node:crypto";
import {
  selectCustomer,
  insertCustomer,
  selectAudit,
  selectSubscriptions,
  updatePlan,
} from "@dubdeck/db";
import { beforeEach, describe, expect, it } from "vitest";
import { newUser } from "../testing/customers.ts";
import { stripeEvent } from "../testing/stripe-events.ts";
import { DAY, END, invoice, START, subscription } from "../testing/stripe-objects.ts";
import { openWebhook } from "../testing/webhook-customer.ts";

const webhook = await openWebhook();
const { db, billing, stripe, log, state, plan, eventOf, send } = webhook;
const STARTER = { plan: "starter", planUntil: null, planAfter: "starter" };
const date = (seconds: number) => new Date(seconds * 1000);

let id: string;
beforeEach(() => {
  id = webhook.customer.subscriptionId;
});

describe("an event", () => {
  it("of any type brings the plan that Stripe's snapshot gives, whatever the event says", async () => {
    state.subscriptions = [subscription(id, { plan: "enterprise" })];
    const stale = {
      object: "subscription",
      customer: webhook.customer.customerId,
      status: "canceled",
    };
    const event = stripeEvent("customer.subscription.deleted", stale);
    expect(await send(event.type, event)).toBe("applied");
    expect(await plan()).toEqual({ plan: "enterprise", planUntil: null, planAfter: "starter" });
  });

  it("stores the snapshot with all that the billing page shows", async () => {
    state.subscriptions = [subscription(id, { plan: "enterprise", next: "pro" })];
    state.invoices = [invoice("in_1", id, { plan: "enterprise" })];
    await send();
    expect(await selectSubscriptions(db, webhook.customer.userId)).toMatchObject([
      {
        id,
        status: "active",
        periodEnd: date(END),
        endsAt: null,
        nextPlan: "pro",
        nextPlanAt: date(END),
        invoices: [{ id: "in_1", status: "paid", amountPaid: 9900 }],
      },
    ]);
    expect(await plan()).toEqual({ plan: "enterprise", planUntil: date(END), planAfter: "pro" });
    state.subscriptions = [];
    await send();
    expect(await selectSubscriptions(db, webhook.customer.userId)).toEqual([]);
    expect(await plan()).toEqual(STARTER);
  });

  it("changes nothing the second time, nor when many processes get it at once", async () => {
    state.subscriptions = [subscription(id)];
    const event = eventOf("customer.subscription.created");
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => send(event.type, event)));
    expect(outcomes.toSorted()).toEqual(["applied", ...Array<string>(9).fill("repeated")]);
    const asked = stripe.calls.length;
    expect(await send(event.type, event)).toBe("repeated");
    expect(stripe.calls).toHaveLength(asked);
    expect(await plan()).toMatchObject({ plan: "pro" });
  });

  it("never brings back an older answer: the fetch that began last holds", async () => {
    state.subscriptions = [subscription(id)];
    const gate = stripe.hold();
    const slow = send("invoice.paid");
    await expect.poll(() => stripe.calls.length).toBe(3);
    gate.letPass();
    state.subscriptions = [subscription(id, { status: "canceled" })];
    await send("customer.subscription.deleted");
    expect(await plan()).toEqual(STARTER);
    gate.release();
    expect(await slow).toBe("applied");
    expect(await plan()).toEqual(STARTER);
  });

  it("is a purchase, and leaves an audit row for each change of the plan and only for these", async () => {
    state.subscriptions = [subscription(id, { status: "incomplete" })];
    await send("customer.subscription.created");
    expect(await plan()).toEqual(STARTER);
    state.subscriptions = [subscription(id)];
    await send("checkout.session.completed");
    await send("invoice.paid");
    state.subscriptions = [subscription(id, { status: "canceled" })];
    await send("customer.subscription.deleted");
    const changes = (await selectAudit(db, webhook.customer.userId)).filter(
      ({ action }) => action === "plan.changed",
    );
    expect(changes.map(({ actor, detail }) => [actor, detail])).toMatchObject([
      ["billing", { from: { plan: "pro" }, to: { plan: "starter" } }],
      ["billing", { from: { plan: "starter" }, to: { plan: "pro" } }],
    ]);
  });

  it("of a customer that is new here goes to the user it was created for", async () => {
    const { id: userId } = await newUser(db);
    webhook.customer = { ...webhook.customer, userId, customerId: `cus_${randomUUID()}` };
    stripe.answer(`GET /v1/customers/${webhook.customer.customerId}`, {
      id: webhook.customer.customerId,
      metadata: { userId },
    });
    state.subscriptions = [subscription(id)];
    expect(await send()).toBe("applied");
    expect(await plan()).toMatchObject({ plan: "pro" });
  });

  it("of a customer without an account is logged, and may come again once there is one", async () => {
    const { id: userId } = await newUser(db);
    webhook.customer = { ...webhook.customer, userId, customerId: `cus_${randomUUID()}` };
    state.subscriptions = [subscription(id)];
    const event = eventOf("invoice.paid");
    expect(await send(event.type, event)).toBe("unknown customer");
    expect(log.lines).toMatchObject([{ level: "warn", detail: { event: event.id } }]);
    await insertCustomer(db, userId, webhook.customer.customerId);
    expect(await send(event.type, event)).toBe("applied");
    expect(await plan()).toMatchObject({ plan: "pro" });
  });

  it("of a customer that was removed at Stripe takes the plan and forgets the customer", async () => {
    state.subscriptions = [subscription(id)];
    await send();
    stripe.fail("GET /v1/subscriptions", "resource_missing");
    expect(await send("customer.deleted")).toBe("applied");
    stripe.fail("GET /v1/subscriptions", null);
    expect(await plan()).toEqual(STARTER);
    expect(await selectCustomer(db, webhook.customer.userId)).toBeNull();
  });

  it("without a customer is ignored", async () => {
    expect(await send("product.updated", stripeEvent("product.updated", {}))).toBe("ignored");
    expect(stripe.calls).toEqual([]);
  });

  it("without the right signature is refused", async () => {
    state.subscriptions = [subscription(id)];
    const body = Buffer.from(JSON.stringify(eventOf("invoice.paid")));
    for (const signature of [undefined, "", "t=1,v1=abc"]) {
      await expect(billing.handleWebhook(body, signature)).rejects.toMatchObject({
        code: "BAD_REQUEST",
      });
    }
    expect(await plan()).toEqual(STARTER);
  });

  it("is not noted, so that it comes again, while Stripe does not answer", async () => {
    state.subscriptions = [subscription(id)];
    const event = eventOf("invoice.paid");
    stripe.refuse(true);
    await expect(send(event.type, event)).rejects.toMatchObject({ code: "UNAVAILABLE" });
    stripe.refuse(false);
    expect(await send(event.type, event)).toBe("applied");
    expect(await plan()).toMatchObject({ plan: "pro" });
  });

  it("leaves a plan alone that an operator gave", async () => {
    state.subscriptions = [subscription(id, { plan: "enterprise" })];
    await send();
    await updatePlan(db, webhook.customer.userId, { plan: "pro", actor: "admin" });
    const period = [START + 5 * DAY, END + 5 * DAY] as const;
    state.subscriptions = [subscription(id, { plan: "enterprise", period })];
    await send();
    expect(await plan()).toMatchObject({ plan: "pro" });
  });
});
