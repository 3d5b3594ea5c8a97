import { expect, test } from "vitest";
import { averageText, rateText } from "./stat-texts.ts";

test("rates and times are rounded, and N/A before there are any", () => {
  expect([null, 0, 66.6, 100].map(rateText)).toEqual(["N/A", "0%", "67%", "100%"]);
  expect([null, 12, 89, 90, 600].map(averageText)).toEqual([
    "N/A",
    "< 1 min",
    "1 min",
    "2 min",
    "10 min",
  ]);
});
