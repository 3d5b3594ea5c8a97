// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import { holdSession, useAuth } from "./auth-store.ts";
import { restoreSession } from "./session.ts";

const USER = { id: "u1", email: "jane@example.com", plan: "starter" } as const;
const me = vi.hoisted(() => vi.fn<() => Promise<never>>());
vi.mock("../../lib/api.ts", () => ({ api: { auth: { me: { query: me } } } }));

test("a restore that fails late leaves alone who has signed in since", async () => {
  vi.useFakeTimers();
  me.mockRejectedValue(new TypeError("Failed to fetch"));
  holdSession(USER, "old");
  const restored = restoreSession();
  holdSession(USER, "new");
  await vi.advanceTimersByTimeAsync(7000);
  await restored;
  expect(me).toHaveBeenCalledTimes(4);
  expect(useAuth.getState()).toMatchObject({ user: USER, token: "new" });
  vi.useRealTimers();
});
