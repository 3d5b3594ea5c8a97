import { describe, expect, it } from "vitest";
import { checkoutPage } from "./checkout-page.ts";
import { subscribe, type TillSubscription } from "./till-subscription.ts";
import { portalPage } from "./portal-page.ts";

const EVIL = `"><script>alert(1)</script>`;
const ENTITIES = "&quot;&gt;&lt;script&gt;";

const subscription = subscribe("sub_till_1", "pro", new Date(Date.UTC(2026, 0, 1)));
const END = new Date(Date.UTC(2026, 0, 31));
const portal = (state: Partial<TillSubscription>): string =>
  portalPage({
    email: "ada@example.com",
    subscription: { ...subscription, ...state },
    plan: "pro",
    planUntil: null,
    token: "token",
    returnUrl: "http://localhost:3000/app/billing",
  });
const actionsOf = (page: string): string[] =>
  [...page.matchAll(/name="action" value="([^"]+)"/g)].map(([, action = ""]) => action);

describe("the checkout page", () => {
  const view = {
    plan: "enterprise",
    email: EVIL,
    token: EVIL,
    cancelUrl: EVIL,
    declined: false,
  } as const;

  it("says what it is and what it would cost", () => {
    const page = checkoutPage(view);
    expect(page).toContain("Test till – no money moves");
    expect(page).toContain("$99 a month");
    expect(page).not.toContain("declined.");
  });

  it("escapes all that it is told, and has nothing inline", () => {
    const page = checkoutPage(view);
    expect(page).not.toContain("<script");
    expect(page.match(new RegExp(ENTITIES, "g"))).toHaveLength(3);
    expect(page).not.toMatch(/<style|style=|\son[a-z]+=/);
  });

  it("announces that the card was declined", () => {
    expect(checkoutPage({ ...view, declined: true })).toMatch(
      /role="alert">\s*The card was declined/,
    );
  });
});

describe("the portal page", () => {
  it("offers what is possible, and only that", () => {
    expect(actionsOf(portal({}))).toEqual(["change-to-enterprise", "cancel", "fail", "refund"]);
    expect(actionsOf(portal({ plan: "enterprise" }))).toEqual([
      "change-to-pro",
      "cancel",
      "fail",
      "refund",
    ]);
    expect(actionsOf(portal({ plan: "enterprise", nextPlan: "pro", nextPlanAt: END }))).toEqual([
      "change-to-enterprise",
      "cancel",
      "fail",
      "refund",
      "end",
    ]);
    expect(actionsOf(portal({ plan: "enterprise", endsAt: END }))).toEqual([
      "resume",
      "refund",
      "end",
    ]);
    expect(actionsOf(portal({ status: "past_due", invoices: [] }))).toEqual([
      "pay",
      "cancel",
      "end",
    ]);
  });

  it("says when the subscription renews or ends", () => {
    expect(portal({})).toContain("renews on January 31, 2026");
    expect(portal({ endsAt: END })).toContain("ends on January 31, 2026");
    expect(portal({ status: "past_due" })).toContain("the last payment failed");
  });
});
