// @vitest-environment happy-dom
import { act, renderHook } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { usePending } from "./use-pending.ts";

test("a double click acts once; when it has ended, the next one acts", async () => {
  let end = () => {};
  const action = vi.fn<() => Promise<void>>(() => new Promise((resolve) => (end = resolve)));
  const { result } = renderHook(usePending);
  act(() => {
    const { run } = result.current;
    void run(action);
    void run(action);
  });
  expect([action.mock.calls.length, result.current.pending]).toEqual([1, true]);
  await act(async () => end());
  expect(result.current.pending).toBe(false);
  act(() => void result.current.run(action));
  expect(action).toHaveBeenCalledTimes(2);
});

test("an action that fails does not block the next one", async () => {
  const { result } = renderHook(usePending);
  const failing = () => Promise.reject(new Error("no"));
  await act(() => expect(result.current.run(failing)).rejects.toThrow("no"));
  expect(result.current.pending).toBe(false);
});
