import type { Stripe } from "stripe";
import { describe, expect, it } from "vitest";
import { planByPrice } from "../provider.ts";
import {
  charge,
  DAY,
  END,
  invoice,
  PRICES,
  START,
  subscription,
} from "../testing/stripe-objects.ts";
import { readSubscription } from "./read-subscription.ts";

const read = (
  one: Stripe.Subscription,
  invoices: readonly Stripe.Invoice[] = [],
  returned: readonly (readonly [string, number])[] = [],
) => readSubscription(one, { invoices, returned: new Map(returned) }, planByPrice(PRICES));

const date = (seconds: number) => new Date(seconds * 1000);

describe("reading a subscription", () => {
  it("takes plan, status and period", () => {
    expect(read(subscription("sub_1", { plan: "enterprise" }))).toEqual({
      id: "sub_1",
      priceId: PRICES.enterprise,
      plan: "enterprise",
      status: "active",
      startedAt: date(START),
      periodStart: date(START),
      periodEnd: date(END),
      endsAt: null,
      nextPlan: null,
      nextPlanAt: null,
      invoices: [],
    });
  });

  it("takes the end that a cancellation sets, in whichever way", () => {
    expect(read(subscription("sub_1", { cancelAt: END })).endsAt).toEqual(date(END));
    const early = subscription("sub_1", { cancelAt: START + 12 * DAY });
    expect(read(early).endsAt).toEqual(date(START + 12 * DAY));
    const flagged = { ...subscription("sub_1"), cancel_at_period_end: true };
    expect(read(flagged).endsAt).toEqual(date(END));
  });

  it("finds the downgrade that waits in a schedule", () => {
    const one = subscription("sub_1", { plan: "enterprise", next: "pro" });
    expect(read(one)).toMatchObject({ nextPlan: "pro", nextPlanAt: date(END) });
    const renewal = subscription("sub_1", { plan: "pro", next: "pro" });
    expect(read(renewal)).toMatchObject({ nextPlan: null, nextPlanAt: null });
  });

  it("knows no plan of a price that is not sold", () => {
    expect(read(subscription("sub_1", { price: "price_mug" })).plan).toBeNull();
  });

  it("throws for a subscription without items", () => {
    const empty = { ...subscription("sub_1"), items: { data: [] } } as unknown;
    expect(() => read(empty as Stripe.Subscription)).toThrow(/sub_1 has no item/);
  });
});

describe("the invoices of a subscription", () => {
  const one = subscription("sub_1", { plan: "enterprise" });
  const first = invoice("in_1", "sub_1");
  const upgrade = invoice("in_2", "sub_1", { reason: "subscription_update", plan: "enterprise" });

  it("are those of the running period and the open ones, each with its plan", () => {
    const before = [START - 30 * DAY, START] as const;
    const { invoices } = read(one, [
      upgrade,
      first,
      invoice("in_old", "sub_1", { period: before }),
      invoice("in_unpaid", "sub_1", { period: before, status: "open", created: before[0] }),
      invoice("in_other", "sub_2"),
    ]);
    expect(invoices.map(({ id, plan, status }) => [id, plan, status])).toEqual([
      ["in_2", "enterprise", "paid"],
      ["in_1", "pro", "paid"],
      ["in_unpaid", "pro", "open"],
    ]);
    expect(invoices[2]).toMatchObject({
      dueAt: date(START - 30 * DAY).toISOString(),
      payUrl: "https://stripe.test/in_unpaid",
      amountPaid: 0,
    });
  });

  it("have the refunds of their own payments, however near in time others are", () => {
    const paidBy = charge(upgrade).payment_intent as string;
    const { invoices } = read(one, [upgrade, first], [[paidBy, 7000]]);
    expect(
      invoices.map(({ id, amountPaid, amountReturned }) => [id, amountPaid, amountReturned]),
    ).toEqual([
      ["in_2", 7000, 7000],
      ["in_1", 2900, 0],
    ]);
  });

  it("count a credit note once, refunded to the card or not", () => {
    const credited = { ...first, post_payment_credit_notes_amount: 2900 };
    const returned = [["pi_in_1", 2900]] as const;
    expect(read(one, [credited]).invoices[0]?.amountReturned).toBe(2900);
    expect(read(one, [credited], returned).invoices[0]?.amountReturned).toBe(2900);
  });
});
