import { expect, test } from "vitest";
import { retryDelay, shouldRetry } from "./retry.ts";

test("three retries, doubling from one second, at most thirty", () => {
  expect([0, 1, 2, 3].map((failures) => shouldRetry(failures, new Error("down")))).toEqual([
    true,
    true,
    true,
    false,
  ]);
  expect([0, 1, 2, 3, 4, 5, 9].map(retryDelay)).toEqual([
    1000, 2000, 4000, 8000, 16_000, 30_000, 30_000,
  ]);
});
