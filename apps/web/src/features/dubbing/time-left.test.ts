import { expect, test } from "vitest";
import { timeLeftText } from "./time-left.ts";

const first = { atMs: 0, progress: 10 };
const after = (atMs: number, progress: number) => timeLeftText({ first, now: { atMs, progress } });

test("names no time before a pace is known", () => {
  expect(timeLeftText(undefined)).toBe("Estimating the time left…");
  expect(after(2999, 60)).toBe("Estimating the time left…");
  expect(after(60_000, 13)).toBe("Estimating the time left…");
});

test("rounds up", () => {
  expect(after(10_000, 60)).toBe("About 10 seconds left");
  expect(after(10_000, 99)).toBe("About 5 seconds left");
  expect(after(40_000, 50)).toBe("About 50 seconds left");
  expect(after(60_000, 55)).toBe("About a minute left");
  expect(after(61_000, 55)).toBe("About 2 minutes left");
  expect(after(60_000, 20)).toBe("About 8 minutes left");
});
