import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { planSpan } from "./plan-claims.ts";
import {
  type Facts,
  type Snapshot,
  statusOf,
  UNKNOWN,
  withFailedPayment,
  withSnapshot,
} from "./subscription-facts.ts";

const at = (day: number): Date => new Date(Date.UTC(2026, 0, 1) + day * 86_400_000);

const snapshot = (day: number, state: Partial<Snapshot> = {}): Snapshot => ({
  plan: "pro",
  status: "active",
  periodStart: at(0),
  periodEnd: at(30),
  cancelAtPeriodEnd: false,
  eventAt: at(day),
  eventRank: 2,
  ...state,
});

const spanOn = (day: number, facts: Facts) => planSpan([facts], undefined, at(day));

describe("a subscription's facts", () => {
  it("are the same for any order and repetition of its events", () => {
    fc.assert(
      fc.property(eventsArbitrary, fc.infiniteStream(fc.nat()), (events, random) => {
        const inOrder = events.reduce(add, UNKNOWN);
        const again = events.filter((_, i) => i % 2 === 0);
        const shuffled = [...events, ...again]
          .map((event) => ({ event, key: random.next().value }))
          .toSorted((a, b) => a.key - b.key)
          .map(({ event }) => event);
        const facts = shuffled.reduce(add, UNKNOWN);
        expect(facts).toEqual(inOrder);
        expect(spanOn(15, facts)).toEqual(spanOn(15, inOrder));
      }),
      { numRuns: 2000 },
    );
  });

  it("grant nothing before the first snapshot", () => {
    const facts = withFailedPayment(UNKNOWN, at(1));
    expect(spanOn(2, facts)).toEqual({ plan: "starter", until: null, after: "starter" });
  });

  it("let a failure pass with a newer payment, however late it is told", () => {
    const paid = withSnapshot(withSnapshot(UNKNOWN, snapshot(0)), snapshot(3));
    expect(statusOf(withFailedPayment(paid, at(4)))).toBe("past_due");
    expect(statusOf(withFailedPayment(paid, at(2)))).toBe("active");
  });
});

describe("going down", () => {
  const bought = withSnapshot(UNKNOWN, snapshot(0, { plan: "enterprise" }));

  it("keeps the bigger plan for as long as it is paid", () => {
    const facts = withSnapshot(bought, snapshot(5, { plan: "pro" }));
    expect(spanOn(6, facts)).toEqual({ plan: "enterprise", until: at(30), after: "pro" });
    expect(spanOn(31, facts)).toEqual({ plan: "pro", until: null, after: "starter" });
  });

  it("keeps the plan until the period's end when the subscription is cancelled", () => {
    const facts = withSnapshot(bought, snapshot(5, { plan: "pro", cancelAtPeriodEnd: true }));
    expect(spanOn(6, facts)).toEqual({ plan: "enterprise", until: at(30), after: "starter" });
  });

  it("ends all at once when the subscription is over", () => {
    const facts = withSnapshot(bought, snapshot(5, { status: "canceled", eventRank: 3 }));
    expect(spanOn(6, facts).plan).toBe("starter");
  });
});

describe("what is refunded", () => {
  const facts = withSnapshot(UNKNOWN, snapshot(0));
  const refund = { refundedChargeAt: at(0), refundedAt: at(4) };

  it("is void at once", () => {
    expect(planSpan([facts], refund, at(5)).plan).toBe("starter");
  });

  it("leaves a period alone that was open before the charge, such as an upgrade's", () => {
    const upgrade = { refundedChargeAt: at(10), refundedAt: at(11) };
    expect(planSpan([facts], upgrade, at(12)).plan).toBe("pro");
  });

  it("leaves a period alone that another charge paid for", () => {
    const next = snapshot(30, { periodStart: at(30), periodEnd: at(60) });
    const late = { refundedChargeAt: at(0), refundedAt: at(35) };
    expect(planSpan([withSnapshot(facts, next)], late, at(36)).plan).toBe("pro");
  });
});

type Event = { kind: "snapshot"; snapshot: Snapshot } | { kind: "failed"; at: Date };

const add = (facts: Facts, event: Event): Facts =>
  event.kind === "snapshot"
    ? withSnapshot(facts, event.snapshot)
    : withFailedPayment(facts, event.at);

/** Few days and few ranks, so that events of the same moment are common. */
const day = fc.integer({ min: 0, max: 20 }).map(at);
const eventsArbitrary: fc.Arbitrary<Event[]> = fc.array(
  fc.oneof(
    fc.record({
      kind: fc.constant("snapshot" as const),
      snapshot: fc.record({
        plan: fc.constantFrom("pro" as const, "enterprise" as const),
        status: fc.constantFrom(
          "incomplete",
          "trialing",
          "active",
          "past_due",
          "unpaid",
          "canceled",
        ),
        periodStart: fc.constantFrom(at(0), at(10)),
        periodEnd: fc.constantFrom(at(12), at(30), at(40)),
        cancelAtPeriodEnd: fc.boolean(),
        eventAt: day,
        eventRank: fc.integer({ min: 0, max: 3 }),
      }),
    }),
    fc.record({ kind: fc.constant("failed" as const), at: day }),
  ),
  { maxLength: 9 },
);
