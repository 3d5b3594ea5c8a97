// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as store from "./auth-store.ts";

const { clearSession, holdSession, useAuth, useOutage } = store;
const USER = { id: "u1", email: "jane@example.com", plan: "starter" } as const;
const me = vi.hoisted(() => vi.fn<() => Promise<{ user: object }>>());
vi.mock("../api.ts", () => ({ api: { auth: { me: { query: me } } } }));

/** Restoring runs once per page load, so each test loads its own module. */
let restoreSession: () => Promise<void>;
beforeEach(async () => {
  vi.useFakeTimers();
  me.mockReset();
  clearSession();
  vi.resetModules();
  vi.doMock("./auth-store.ts", () => store);
  ({ restoreSession } = await import("./session.ts"));
});
afterEach(() => vi.useRealTimers());

const answer = (httpStatus: number) =>
  Object.assign(new Error("no"), { name: "TRPCClientError", data: { httpStatus } });

test("an outage keeps the session, is shown, and ends by itself", async () => {
  me.mockRejectedValue(answer(503));
  holdSession(USER, "token");
  let restored = false;
  void restoreSession().then(() => (restored = true));
  await vi.advanceTimersByTimeAsync(60_000);
  expect([restored, useOutage.getState()]).toEqual([false, true]);
  expect(useAuth.getState()).toMatchObject({ user: USER, token: "token" });

  me.mockResolvedValue({ user: { ...USER, plan: "pro" } });
  await vi.advanceTimersByTimeAsync(8000);
  expect([restored, useOutage.getState()]).toEqual([true, false]);
  expect(useAuth.getState().user?.plan).toBe("pro");
});

test("a refused session ends and its user is remembered", async () => {
  me.mockRejectedValue(answer(401));
  holdSession(USER, "token");
  await restoreSession();
  expect(useAuth.getState()).toMatchObject({ user: null, token: null, endedUserId: "u1" });
});

test("a restore that fails late keeps a newer sign-in", async () => {
  me.mockRejectedValue(new TypeError("Failed to fetch"));
  holdSession(USER, "old");
  const restored = restoreSession();
  await vi.advanceTimersByTimeAsync(500);
  holdSession(USER, "new");
  await vi.advanceTimersByTimeAsync(7000);
  await restored;
  expect(useAuth.getState()).toMatchObject({ user: USER, token: "new" });
});
