import { expect, test } from "vitest";
import { countDown, timeLeftText } from "./time-left.ts";

test("names no time before anything is known", () => {
  expect(timeLeftText(null)).toBe("Estimating the time left…");
});

test("rounds up", () => {
  expect(timeLeftText(6000)).toBe("About 10 seconds left");
  expect(timeLeftText(50_000)).toBe("About 50 seconds left");
  expect(timeLeftText(56_000)).toBe("About a minute left");
  expect(timeLeftText(61_000)).toBe("About 2 minutes left");
  expect(timeLeftText(480_000)).toBe("About 8 minutes left");
});

test("says that it is almost done when the last seconds are left, or are over", () => {
  for (const ms of [5000, 1, 0]) expect(timeLeftText(ms)).toBe("Almost done…");
});

test("counts down from what the server said, for a quarter of a minute at most", () => {
  expect(countDown(60_000, 4000)).toBe(56_000);
  expect(countDown(60_000, 600_000)).toBe(45_000);
  expect(timeLeftText(countDown(15_000, 600_000))).toBe("Almost done…");
});

test("never counts up nor below nothing, however the clock goes", () => {
  for (let said = 0; said <= 100_000; said += 1777) {
    let before = said;
    for (let silent = -60_000; silent <= 100_000; silent += 1333) {
      const left = countDown(said, silent);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(left).toBeLessThanOrEqual(before);
      before = left;
    }
  }
});
