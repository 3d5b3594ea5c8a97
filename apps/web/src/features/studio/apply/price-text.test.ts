import { expect, test } from "vitest";
import { priceText } from "./price-text.ts";

test("the price names the seconds, the minutes they cost and the minutes left", () => {
  const price = { ms: 12_400, hasChanges: true };
  expect(priceText(price, 94)).toBe("Changes 12.4 s: 0.2 of your 94 minutes");
  expect(priceText(price, 93.84)).toBe("Changes 12.4 s: 0.2 of your 93.8 minutes");
  expect(priceText(price, null)).toBe("Changes 12.4 s: 0.2 minutes");
  expect(priceText(price, undefined)).toBe("Changes 12.4 s");
});

test("moves and deletions are free, and without changes there is nothing to apply", () => {
  expect(priceText({ ms: 0, hasChanges: true }, 94)).toContain("free");
  expect(priceText({ ms: 0, hasChanges: false }, 94)).toBe("No changes to apply");
});
