import type { InvoiceSnapshot, SubscriptionSnapshot } from "@dubdeck/db";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { GRACE_MS } from "./claims.ts";
import { planSpan } from "./plan-span.ts";
import { redundantSubscriptions } from "./redundant-subscriptions.ts";

const DAY_MS = 86_400_000;
const day = (days: number) => new Date(Date.UTC(2026, 0, 1) + days * DAY_MS);
const NOW = day(10);
const END = day(30);
const STARTER = { plan: "starter", until: null, after: "starter" };
const GRACE_DAYS = GRACE_MS / DAY_MS;

function invoice(state: Partial<InvoiceSnapshot> = {}): InvoiceSnapshot {
  const isPaid = (state.status ?? "paid") === "paid";
  return {
    id: "in_1",
    reason: "subscription_cycle",
    status: "paid",
    plan: "pro",
    amountDue: 2900,
    amountPaid: isPaid ? 2900 : 0,
    amountReturned: 0,
    dueAt: day(0).toISOString(),
    nextAttemptAt: null,
    payUrl: null,
    ...state,
  };
}

function snapshot(state: Partial<SubscriptionSnapshot> = {}): SubscriptionSnapshot {
  return {
    id: "sub_1",
    priceId: "price_pro",
    plan: "pro",
    status: "active",
    startedAt: day(0),
    periodStart: day(0),
    periodEnd: END,
    endsAt: null,
    nextPlan: null,
    nextPlanAt: null,
    invoices: [invoice()],
    ...state,
  };
}

const open = (dueDay: number, state: Partial<InvoiceSnapshot> = {}) =>
  invoice({ status: "open", dueAt: day(dueDay).toISOString(), ...state });
const refunded = (state: Partial<InvoiceSnapshot> = {}) =>
  invoice({ amountReturned: 2900, ...state });
const upgradePaid = invoice({ id: "in_2", reason: "subscription_update", plan: "enterprise" });
const upgraded = { plan: "enterprise", invoices: [upgradePaid, invoice()] } as const;
const renewalFailed = (dueDay: number) => ({
  status: "past_due",
  periodStart: day(dueDay),
  periodEnd: day(dueDay + 30),
  invoices: [open(dueDay)],
});

type Row = readonly [
  name: string,
  subscriptions: readonly Partial<SubscriptionSnapshot>[],
  span: object,
  ended?: readonly { id: string; credit: boolean }[],
];

const ROWS: readonly Row[] = [
  ["nothing bought", [], STARTER],
  ["active", [{}], { plan: "pro", until: null, after: "starter" }],
  [
    "active, its invoices unknown",
    [{ invoices: [] }],
    { plan: "pro", until: null, after: "starter" },
  ],
  [
    "active, the renewal's invoice still a draft",
    [{ invoices: [invoice({ status: "draft", amountPaid: 0 })] }],
    { plan: "pro", until: null, after: "starter" },
  ],
  ["trialing", [{ status: "trialing" }], { plan: "pro", until: null, after: "starter" }],
  [
    "trialing, ends with its trial",
    [{ status: "trialing", endsAt: day(14) }],
    { plan: "pro", until: day(14), after: "starter" },
  ],
  ["first payment outstanding", [{ status: "incomplete", invoices: [open(0)] }], STARTER],
  ["first payment never made", [{ status: "incomplete_expired", invoices: [] }], STARTER],
  ["paused after a trial without a card", [{ status: "paused", invoices: [] }], STARTER],
  ["canceled", [{ status: "canceled" }], STARTER],
  [
    "cancelled, paid until the period's end",
    [{ endsAt: END }],
    { plan: "pro", until: END, after: "starter" },
  ],
  ["cancelled, the period over", [{ endsAt: day(9) }], STARTER],
  [
    "a downgrade waits for the period's end",
    [{ plan: "enterprise", nextPlan: "pro", nextPlanAt: END, invoices: [] }],
    { plan: "enterprise", until: END, after: "pro" },
  ],
  [
    "a downgrade that a cancellation overtakes",
    [{ plan: "enterprise", nextPlan: "pro", nextPlanAt: END, endsAt: END, invoices: [] }],
    { plan: "enterprise", until: END, after: "starter" },
  ],
  [
    "lowered at once in Stripe's dashboard",
    [{ invoices: [invoice({ plan: "enterprise" })] }],
    { plan: "pro", until: null, after: "starter" },
  ],
  [
    "an old price, which no plan is known for",
    [{ plan: "enterprise", invoices: [invoice({ plan: null })] }],
    { plan: "enterprise", until: null, after: "starter" },
  ],
  // Failed payments
  [
    "past_due: the grace counts from the day the renewal was due",
    [renewalFailed(8)],
    { plan: "pro", until: day(8 + GRACE_DAYS), after: "starter" },
  ],
  ["past_due: the grace is over long before the unpaid period", [renewalFailed(6)], STARTER],
  [
    "past_due: a second unpaid period brings no second grace",
    [{ ...renewalFailed(9), invoices: [open(9, { id: "in_2" }), open(-21)] }],
    STARTER,
  ],
  [
    "past_due: cancelled within the grace",
    [{ ...renewalFailed(9), endsAt: day(11) }],
    { plan: "pro", until: day(11), after: "starter" },
  ],
  [
    "past_due: an unpaid upgrade leaves what was paid before",
    [
      {
        status: "past_due",
        plan: "enterprise",
        invoices: [open(9, { reason: "subscription_update", plan: "enterprise" }), invoice()],
      },
    ],
    { plan: "pro", until: END, after: "starter" },
  ],
  [
    "past_due by invoice, due later than the period's start",
    [{ ...renewalFailed(-10), invoices: [open(9)] }],
    { plan: "pro", until: day(9 + GRACE_DAYS), after: "starter" },
  ],
  ["unpaid", [{ ...renewalFailed(9), status: "unpaid" }], STARTER],
  // Refunds
  [
    "the period refunded: void, and ended",
    [{ invoices: [refunded()] }],
    STARTER,
    [{ id: "sub_1", credit: false }],
  ],
  [
    "refunded in part",
    [{ invoices: [invoice({ amountReturned: 2899 })] }],
    { plan: "pro", until: null, after: "starter" },
  ],
  [
    "an upgrade refunded: the plan that it came from goes on",
    [{ ...upgraded, invoices: [{ ...upgradePaid, amountReturned: 2900 }, invoice()] }],
    { plan: "pro", until: null, after: "starter" },
  ],
  [
    "the first payment refunded, the upgrade kept",
    [{ ...upgraded, invoices: [upgradePaid, refunded()] }],
    { plan: "enterprise", until: null, after: "starter" },
  ],
  [
    "upgrade and first payment refunded",
    [{ ...upgraded, invoices: [{ ...upgradePaid, amountReturned: 2900 }, refunded()] }],
    STARTER,
    [{ id: "sub_1", credit: false }],
  ],
  [
    "a free period (coupon, credit) is nothing to refund",
    [{ invoices: [invoice({ amountPaid: 0, amountDue: 0 })] }],
    { plan: "pro", until: null, after: "starter" },
  ],
  // Several subscriptions
  [
    "two: the bigger one stays, the other is credited",
    [{}, { id: "sub_2", plan: "enterprise", invoices: [] }],
    { plan: "enterprise", until: null, after: "starter" },
    [{ id: "sub_1", credit: true }],
  ],
  [
    "two of a kind: the newer one stays",
    [{}, { id: "sub_2", startedAt: day(5) }],
    { plan: "pro", until: null, after: "starter" },
    [{ id: "sub_1", credit: true }],
  ],
  [
    "unpaid Enterprise beside paid Pro: Pro stays",
    [{}, { id: "sub_2", plan: "enterprise", status: "unpaid", invoices: [open(0)] }],
    { plan: "pro", until: null, after: "starter" },
    [{ id: "sub_2", credit: false }],
  ],
  [
    "Enterprise in its grace beside paid Pro: Pro stays",
    [{}, { ...renewalFailed(9), id: "sub_2", plan: "enterprise" }],
    { plan: "enterprise", until: day(9 + GRACE_DAYS), after: "pro" },
    [{ id: "sub_2", credit: false }],
  ],
  [
    "two that are unpaid: Stripe's retries decide",
    [renewalFailed(9), { ...renewalFailed(9), id: "sub_2", plan: "enterprise" }],
    { plan: "enterprise", until: day(9 + GRACE_DAYS), after: "starter" },
  ],
  [
    "Enterprise that ends by itself, then Pro",
    [{ id: "sub_1" }, { id: "sub_2", plan: "enterprise", endsAt: END, invoices: [] }],
    { plan: "enterprise", until: END, after: "pro" },
  ],
  [
    "refunded Enterprise beside paid Pro",
    [{}, { id: "sub_2", plan: "enterprise", invoices: [refunded({ plan: "enterprise" })] }],
    { plan: "pro", until: null, after: "starter" },
    [{ id: "sub_2", credit: false }],
  ],
  [
    "a first payment still outstanding beside paid Pro",
    [{}, { id: "sub_2", plan: "enterprise", status: "incomplete", invoices: [open(10)] }],
    { plan: "pro", until: null, after: "starter" },
  ],
];

describe("the plan that follows from a customer's subscriptions", () => {
  const rows = ROWS.map(([name, states, span, ended = []]) => ({ name, states, span, ended }));
  it.each(rows)("$name", ({ states, span, ended }) => {
    const subscriptions = states.map(snapshot);
    expect(planSpan(subscriptions, NOW)).toEqual(span);
    expect(redundantSubscriptions(subscriptions)).toEqual(ended);
  });

  it("is the same in every order, and ends no subscription without keeping a better one", () => {
    const any = fc.record({
      plan: fc.constantFrom("pro" as const, "enterprise" as const),
      status: fc.constantFrom("incomplete", "trialing", "active", "past_due", "unpaid", "canceled"),
      endsAt: fc.constantFrom(null, day(9), END),
      invoices: fc.constantFrom([invoice()], [open(9)], [upgradePaid, invoice()]),
    });
    fc.assert(
      fc.property(fc.array(any, { maxLength: 4 }), (states) => {
        const list = states.map((state, i) => snapshot({ ...state, id: `sub_${i}` }));
        expect(planSpan(list.toReversed(), NOW)).toEqual(planSpan(list, NOW));
        const ended = redundantSubscriptions(list).map(({ id }) => id);
        expect(redundantSubscriptions(list.toReversed()).map(({ id }) => id)).toEqual(ended);
        const left = list.filter(({ id }) => !ended.includes(id));
        expect(redundantSubscriptions(left)).toEqual([]);
        expect(ended.length === 0 || left.some(({ status }) => status !== "canceled")).toBe(true);
      }),
    );
  });
});
