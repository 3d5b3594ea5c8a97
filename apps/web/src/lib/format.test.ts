import { expect, test, vi } from "vitest";
import { formatBytes, formatDay, formatDuration, formatMinutes, nameOf } from "./format.ts";

test("sizes have two decimals from KB upwards", () => {
  expect([0, 1023, 1024, 1536, 104_857_600, 1_610_612_736].map(formatBytes)).toEqual([
    "0 Bytes",
    "1023 Bytes",
    "1.00 KB",
    "1.50 KB",
    "100.00 MB",
    "1.50 GB",
  ]);
});

test("lengths of video", () => {
  expect([0, 7000, 59_600, 754_000, 3_723_000].map(formatDuration)).toEqual([
    "0:00",
    "0:07",
    "1:00",
    "12:34",
    "1:02:03",
  ]);
});

test("a day of UTC is the same day west of it", () => {
  vi.stubEnv("TZ", "America/New_York");
  expect(formatDay("2026-11-21")).toBe("21 Nov");
  vi.unstubAllEnvs();
});

test("minutes and names", () => {
  expect([3, 4.54, 0.183].map(formatMinutes)).toEqual(["3", "4.5", "0.2"]);
  expect(nameOf("jane.doe@example.com")).toBe("jane.doe");
});
