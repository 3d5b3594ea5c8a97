// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { createEditQueue, type QueueState } from "./edit-queue.ts";

afterEach(() => vi.useRealTimers());

const failure = (httpStatus?: number) =>
  Object.assign(new Error("no"), {
    name: "TRPCClientError",
    ...(httpStatus && { data: { httpStatus }, shape: {} }),
  });

test("tasks run one after the other; one without a connection is tried again", async () => {
  vi.useFakeTimers();
  const states: QueueState[] = [];
  const add = createEditQueue((state) => states.push(state));
  const done: string[] = [];
  let tries = 0;
  const first = add(async () => {
    tries += 1;
    if (tries < 3) throw failure();
    done.push("first");
  });
  const second = add(async () => void done.push("second"));
  await vi.advanceTimersByTimeAsync(1000);
  window.dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(0);
  await Promise.all([first, second]);
  expect(done).toEqual(["first", "second"]);
  expect(tries).toBe(3);
  expect(states).toEqual(["running", "waiting", "waiting", "running", "idle"]);
});

test("a refused task fails, and the next one runs", async () => {
  const add = createEditQueue(() => undefined);
  const refused = add(() => Promise.reject(failure(422)));
  const next = add(async () => undefined);
  await expect(refused).rejects.toThrow("no");
  await next;
});

test("a task that must not run twice fails without a connection", async () => {
  const add = createEditQueue(() => undefined);
  await expect(add(() => Promise.reject(failure()), { retries: false })).rejects.toThrow("no");
});
