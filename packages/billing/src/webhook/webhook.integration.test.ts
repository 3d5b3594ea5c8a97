import { randomUUID } from "node:crypto";
import {
  selectCustomer,
  insertCustomer,
  selectAudit,
  selectSubscriptions,
  updatePlan,
} from "@dubdeck/db";
import { afterAll, beforeEach, describe, expect, inject, it } from "vitest";
import { type Customer, newCustomer, newUser, planOf } from "../testing/customers.ts";
import { startStripeDesk } from "../testing/stripe-desk.ts";
import { post, stripeEvent } from "../testing/stripe-events.ts";
import { charge, DAY, END, invoice, START, subscription } from "../testing/stripe-objects.ts";
import { answerWith } from "../testing/stripe-state.ts";

const desk = await startStripeDesk(inject("services").DATABASE_URL);
const { db, billing, stripe, log } = desk;
const state = answerWith(stripe);
const STARTER = { plan: "starter", planUntil: null, planAfter: "starter" };
const date = (seconds: number) => new Date(seconds * 1000);

let customer: Customer;
let id: string;
const plan = () => planOf(db, customer.userId);
/** Posts an event of the customer; what it says beside that is never read. */
const send = (type = "customer.subscription.updated", event = eventOf(type)) =>
  post(billing, event);
const eventOf = (type: string) =>
  stripeEvent(type, { object: "any", customer: customer.customerId });
const ended = () =>
  stripe.calls.filter(({ method }) => method === "DELETE").map(({ path }) => path);

beforeEach(async () => {
  customer = await newCustomer(db);
  id = customer.subscriptionId;
  Object.assign(state, { subscriptions: [], invoices: [], charges: [], disputes: [] });
  stripe.calls.length = 0;
  log.lines.length = 0;
});
afterAll(() => desk.stop());

describe("an event", () => {
  it("of any type brings the plan that Stripe's snapshot gives, whatever the event says", async () => {
    state.subscriptions = [subscription(id, { plan: "enterprise" })];
    const stale = { object: "subscription", customer: customer.customerId, status: "canceled" };
    const event = stripeEvent("customer.subscription.deleted", stale);
    expect(await send(event.type, event)).toBe("applied");
    expect(await plan()).toEqual({ plan: "enterprise", planUntil: null, planAfter: "starter" });
  });

  it("stores the snapshot with all that the billing page shows", async () => {
    state.subscriptions = [subscription(id, { plan: "enterprise", next: "pro" })];
    state.invoices = [invoice("in_1", id, { plan: "enterprise" })];
    await send();
    expect(await selectSubscriptions(db, customer.userId)).toMatchObject([
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
    expect(await selectSubscriptions(db, customer.userId)).toEqual([]);
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
    const changes = (await selectAudit(db, customer.userId)).filter(
      ({ action }) => action === "plan.changed",
    );
    expect(changes.map(({ actor, detail }) => [actor, detail])).toMatchObject([
      ["billing", { from: { plan: "pro" }, to: { plan: "starter" } }],
      ["billing", { from: { plan: "starter" }, to: { plan: "pro" } }],
    ]);
  });

  it("of a customer that is new here goes to the user it was created for", async () => {
    const { id: userId } = await newUser(db);
    customer = { ...customer, userId, customerId: `cus_${randomUUID()}` };
    stripe.answer(`GET /v1/customers/${customer.customerId}`, {
      id: customer.customerId,
      metadata: { userId },
    });
    state.subscriptions = [subscription(id)];
    expect(await send()).toBe("applied");
    expect(await plan()).toMatchObject({ plan: "pro" });
  });

  it("of a customer without an account is logged, and may come again once there is one", async () => {
    const { id: userId } = await newUser(db);
    customer = { ...customer, userId, customerId: `cus_${randomUUID()}` };
    state.subscriptions = [subscription(id)];
    const event = eventOf("invoice.paid");
    expect(await send(event.type, event)).toBe("unknown customer");
    expect(log.lines).toMatchObject([{ level: "warn", detail: { event: event.id } }]);
    await insertCustomer(db, userId, customer.customerId);
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
    expect(await selectCustomer(db, customer.userId)).toBeNull();
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
    await updatePlan(db, customer.userId, { plan: "pro", actor: "admin" });
    const period = [START + 5 * DAY, END + 5 * DAY] as const;
    state.subscriptions = [subscription(id, { plan: "enterprise", period })];
    await send();
    expect(await plan()).toMatchObject({ plan: "pro" });
  });
});

describe("money that goes back", () => {
  const upgradeState = () => {
    const first = invoice(`in_first_${id}`, id);
    const reason = "subscription_update";
    const upgrade = invoice(`in_up_${id}`, id, { reason, plan: "enterprise" });
    state.subscriptions = [subscription(id, { plan: "enterprise" })];
    state.invoices = [upgrade, first];
    return { first, upgrade };
  };

  it("for an upgrade leaves the subscription, though it was made within a day of its start", async () => {
    const { first, upgrade } = upgradeState();
    state.charges = [charge(upgrade), charge(first)];
    await send();
    expect(await plan()).toMatchObject({ plan: "enterprise" });
    state.charges = [charge(upgrade, { refunded: 7000 }), charge(first)];
    await send("charge.refunded");
    expect(await plan()).toEqual({ plan: "pro", planUntil: null, planAfter: "starter" });
    expect(ended()).toEqual([]);
  });

  it("for the period ends the subscription, at Stripe too and without credit", async () => {
    const only = invoice(`in_${id}`, id);
    state.subscriptions = [subscription(id)];
    state.invoices = [only];
    state.charges = [charge(only, { refunded: 2900 })];
    await send("charge.refunded");
    expect(await plan()).toEqual(STARTER);
    expect(ended()).toEqual([expect.stringContaining(`/v1/subscriptions/${id}`)]);
    expect(ended()[0]).not.toContain("prorate=true");
  });

  it("in a dispute ends it only when that is lost; the event names the charge alone", async () => {
    const only = invoice(`in_${id}`, id);
    const disputed = charge(only, { disputed: true });
    state.subscriptions = [subscription(id)];
    state.invoices = [only];
    state.charges = [disputed];
    state.disputes = [{ status: "under_review" }];
    stripe.answer(`GET /v1/charges/${disputed.id}`, {
      ...disputed,
      customer: customer.customerId,
    });
    const dispute = (type: string) =>
      send(type, stripeEvent(type, { object: "dispute", charge: disputed.id }));
    expect(await dispute("charge.dispute.created")).toBe("applied");
    expect(await plan()).toMatchObject({ plan: "pro" });
    state.disputes = [{ status: "lost" }];
    await dispute("charge.dispute.closed");
    expect(await plan()).toEqual(STARTER);
  });

  it("is tried again when the refunded subscription could not be ended", async () => {
    const only = invoice(`in_${id}`, id);
    state.subscriptions = [subscription(id)];
    state.invoices = [only];
    state.charges = [charge(only, { refunded: 2900 })];
    const event = eventOf("charge.refunded");
    stripe.fail(`DELETE /v1/subscriptions/${id}`, "some_trouble");
    await expect(send(event.type, event)).rejects.toMatchObject({ code: "UNAVAILABLE" });
    stripe.fail(`DELETE /v1/subscriptions/${id}`, null);
    stripe.calls.length = 0;
    expect(await send(event.type, event)).toBe("applied");
    expect(ended()).toHaveLength(1);
  });
});

describe("two subscriptions", () => {
  it("never let an unpaid Enterprise end a paid Pro", async () => {
    state.subscriptions = [
      subscription(`${id}_unpaid`, { plan: "enterprise", status: "unpaid" }),
      subscription(id),
    ];
    await send("customer.subscription.updated");
    expect(await plan()).toMatchObject({ plan: "pro", planUntil: null });
    expect(ended()).toEqual([expect.stringContaining(`/v1/subscriptions/${id}_unpaid`)]);
  });

  it("become one, with credit for what is left of the other", async () => {
    state.subscriptions = [
      subscription(`${id}_second`, { plan: "enterprise", created: START + DAY }),
      subscription(id, { plan: "enterprise" }),
    ];
    await send("customer.subscription.created");
    expect(ended()).toEqual([expect.stringMatching(new RegExp(`/${id}\\?.*prorate=true`))]);
  });
});

describe("a failed renewal", () => {
  it("keeps the plan for the grace only, not for the whole unpaid period", async () => {
    const started = START + 9 * DAY;
    const period = [started, started + 30 * DAY] as const;
    state.subscriptions = [subscription(id, { status: "past_due", period })];
    const reason = "subscription_cycle";
    state.invoices = [invoice(`in_${id}`, id, { reason, status: "open", period })];
    await send("invoice.payment_failed");
    const planUntil = date(started + 3 * DAY);
    expect(await plan()).toEqual({ plan: "pro", planUntil, planAfter: "starter" });
    state.invoices = [invoice(`in_${id}`, id, { reason, period })];
    state.subscriptions = [subscription(id, { period })];
    await send("invoice.paid");
    expect(await plan()).toEqual({ plan: "pro", planUntil: null, planAfter: "starter" });
  });
});

describe("a price that is not sold any more", () => {
  it("keeps its plan and can be cancelled", async () => {
    state.subscriptions = [subscription(id, { plan: "enterprise" })];
    await send();
    // As it was stored before the price was replaced.
    await db
      .updateTable("subscriptions")
      .set({ priceId: "price_from_before" })
      .where("id", "=", id)
      .execute();
    state.subscriptions = [subscription(id, { price: "price_from_before", cancelAt: END })];
    await send();
    expect(await plan()).toEqual({
      plan: "enterprise",
      planUntil: date(END),
      planAfter: "starter",
    });
  });

  it("or of something else that is sold gives none, which is logged", async () => {
    state.subscriptions = [subscription(id, { price: "price_mug" })];
    expect(await send()).toBe("applied");
    expect(log.lines).toMatchObject([{ level: "warn", detail: { price: "price_mug" } }, {}]);
    expect(await plan()).toEqual(STARTER);
  });
});
