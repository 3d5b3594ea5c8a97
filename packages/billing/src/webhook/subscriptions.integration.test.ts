import { beforeEach, describe, expect, it } from "vitest";
import { stripeEvent } from "../testing/stripe-events.ts";
import { charge, DAY, END, invoice, START, subscription } from "../testing/stripe-objects.ts";
import { openWebhook } from "../testing/webhook-customer.ts";

const webhook = await openWebhook();
const { db, stripe, log, state, plan, eventOf, send, ended } = webhook;
const STARTER = { plan: "starter", planUntil: null, planAfter: "starter" };
const date = (seconds: number) => new Date(seconds * 1000);

let id: string;
beforeEach(() => {
  id = webhook.customer.subscriptionId;
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
      customer: webhook.customer.customerId,
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
    // Simulates a row stored before the price was replaced.
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
