import { expect, test, vi } from "vitest";
import { retryDelay, shouldRetry, withRetries } from "./retry.ts";

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

test("gives up after the fourth failure with the last error", async () => {
  vi.useFakeTimers();
  const ask = vi.fn<() => Promise<string>>().mockRejectedValue(new Error("down"));
  const result = withRetries(ask).catch((error: Error) => error.message);
  await vi.advanceTimersByTimeAsync(7000);
  expect(await result).toBe("down");
  expect(ask).toHaveBeenCalledTimes(4);
  vi.useRealTimers();
});
