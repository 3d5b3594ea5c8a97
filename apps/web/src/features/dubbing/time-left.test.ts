import { expect, test } from "vitest";
import { countDown, timeLeftText } from "./time-left.ts";

test("shows no time before there is an estimate", () => {
  expect(timeLeftText(null)).toBe("Estimating the time left…");
});

test("rounds up", () => {
  expect(timeLeftText(6000)).toBe("About 10 seconds left");
  expect(timeLeftText(50_000)).toBe("About 50 seconds left");
  expect(timeLeftText(56_000)).toBe("About a minute left");
  expect(timeLeftText(61_000)).toBe("About 2 minutes left");
  expect(timeLeftText(480_000)).toBe("About 8 minutes left");
});

test('says "Almost done" in the last seconds and after them', () => {
  for (const ms of [5000, 1, 0]) expect(timeLeftText(ms)).toBe("Almost done…");
});

test("counts down from the server's estimate for at most 15 s", () => {
  expect(countDown(60_000, 4000)).toBe(56_000);
  expect(countDown(60_000, 600_000)).toBe(45_000);
  expect(timeLeftText(countDown(15_000, 600_000))).toBe("Almost done…");
});

test("never counts up or below zero, even if the clock jumps", () => {
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
