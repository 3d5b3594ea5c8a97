import type { InvoiceSnapshot, SubscriptionSnapshot } from "@dubdeck/db";
import { describe, expect, it } from "vitest";
import { billingStatus } from "./billing-status.ts";
import { GRACE_MS } from "./claims.ts";

const day = (days: number) => new Date(Date.UTC(2026, 0, 1) + days * 86_400_000);
const NOW = day(10);

const paid: InvoiceSnapshot = {
  id: "in_1",
  reason: "subscription_cycle",
  status: "paid",
  plan: "pro",
  amountDue: 2900,
  amountPaid: 2900,
  amountReturned: 0,
  dueAt: day(0).toISOString(),
  nextAttemptAt: null,
  payUrl: "https://stripe.test/in_1",
};
const open: InvoiceSnapshot = {
  ...paid,
  id: "in_2",
  status: "open",
  amountPaid: 0,
  dueAt: day(9).toISOString(),
  nextAttemptAt: day(12).toISOString(),
  payUrl: "https://stripe.test/in_2",
};

function snapshot(state: Partial<SubscriptionSnapshot> = {}): SubscriptionSnapshot {
  return {
    id: "sub_1",
    priceId: "price_pro",
    plan: "pro",
    status: "active",
    startedAt: day(0),
    periodStart: day(0),
    periodEnd: day(30),
    endsAt: null,
    nextPlan: null,
    nextPlanAt: null,
    invoices: [paid],
    ...state,
  };
}

const none = { renewsAt: null, endsAt: null, failedPayment: null, change: null };
const statusOf = (state?: Partial<SubscriptionSnapshot>) => billingStatus([snapshot(state)], NOW);

describe("the running subscription", () => {
  it("is none for a starter", () => {
    expect(billingStatus([], NOW)).toEqual({ subscription: null, invoices: [] });
  });

  it("renews", () => {
    expect(statusOf().subscription).toEqual({ ...none, plan: "pro", renewsAt: day(30) });
  });

  it("ends when it was canceled", () => {
    const { subscription } = statusOf({ endsAt: day(30) });
    expect(subscription).toEqual({ ...none, plan: "pro", endsAt: day(30) });
  });

  it("changes to a smaller plan, unless it ends before", () => {
    const downgrade = { plan: "enterprise", nextPlan: "pro", nextPlanAt: day(30) } as const;
    const change = { plan: "pro", at: day(30) };
    expect(statusOf(downgrade).subscription).toMatchObject({ renewsAt: day(30), change });
    const ending = statusOf({ ...downgrade, endsAt: day(30) }).subscription;
    expect(ending).toMatchObject({ endsAt: day(30), change: null });
  });

  it("says what a failed payment needs, and how long the plan stays", () => {
    const { subscription } = statusOf({ status: "past_due", invoices: [open, paid] });
    const failedPayment = {
      amountCents: 2900,
      nextAttemptAt: day(12),
      payUrl: "https://stripe.test/in_2",
      planUntil: new Date(day(9).getTime() + GRACE_MS),
    };
    expect(subscription).toEqual({ ...none, plan: "pro", failedPayment });
  });

  it("has lost its plan once Stripe gives up", () => {
    const { subscription } = statusOf({ status: "unpaid", invoices: [open] });
    expect(subscription?.failedPayment).toMatchObject({ amountCents: 2900, planUntil: null });
  });

  it("is the best of several", () => {
    const bigger = snapshot({ id: "sub_2", plan: "enterprise", periodEnd: day(40) });
    const { subscription } = billingStatus([snapshot(), bigger], NOW);
    expect(subscription).toMatchObject({ plan: "enterprise", renewsAt: day(40) });
  });

  it.each([
    ["is over", { status: "canceled" }],
    ["has reached its end", { endsAt: day(9) }],
    ["was refunded", { invoices: [{ ...paid, amountReturned: 2900 }] }],
  ])("is none when it %s", (_why, state) => {
    expect(statusOf(state).subscription).toBeNull();
  });
});

describe("invoices", () => {
  it("are listed newest first with their pages, also after the subscription's end", () => {
    const refunded = { ...paid, id: "in_3", dueAt: day(5).toISOString(), amountReturned: 2900 };
    const { invoices } = statusOf({ status: "canceled", invoices: [paid, refunded, open] });
    expect(invoices.map(({ id, state, date }) => [id, state, date])).toEqual([
      ["in_2", "open", day(9)],
      ["in_3", "refunded", day(5)],
      ["in_1", "paid", day(0)],
    ]);
    expect(invoices[2]).toMatchObject({ amountCents: 2900, url: "https://stripe.test/in_1" });
  });

  it("leave out drafts and withdrawn ones", () => {
    const drafts = ["draft", "void"].map((status) => ({ ...open, status }));
    expect(statusOf({ invoices: drafts }).invoices).toEqual([]);
  });
});
