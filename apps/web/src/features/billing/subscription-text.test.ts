import { expect, test } from "vitest";
import { failedText, nextText } from "./subscription-text.ts";

const at = (day: number) => new Date(2026, 11, day);
const none = { renewsAt: null, endsAt: null, failedPayment: null, change: null };

test.each([
  ["renewal", { ...none, renewsAt: at(1) }, "Renews on 1 Dec 2026 for $99."],
  ["end", { ...none, endsAt: at(2) }, "Ends on 2 Dec 2026. You can resume it until then."],
  [
    "downgrade",
    { ...none, renewsAt: at(3), change: { plan: "pro", at: at(3) } },
    "Changes to Pro for $29 on 3 Dec 2026.",
  ],
] as const)("the %s of a subscription has its date", (_what, state, text) => {
  expect(nextText("enterprise", { plan: "enterprise", ...state })).toBe(text);
});

test("a plan without a subscription has nothing to pay, and a starter sees no text", () => {
  expect(nextText("pro", null)).toContain("nothing to pay");
  expect(nextText("starter", null)).toBe("");
});

test("a failed payment says when the card is tried again and when the plan ends", () => {
  const failed = { amountCents: 2900, payUrl: null };
  expect(failedText({ ...failed, nextAttemptAt: at(4), planUntil: at(5) })).toBe(
    "We will try to charge the card again on 4 Dec 2026. Without a payment your plan ends on 5 Dec 2026.",
  );
  expect(failedText({ ...failed, nextAttemptAt: null, planUntil: null })).toBe(
    "Your plan comes back as soon as it is paid.",
  );
});
