// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { readAuthCookie } from "./auth-cookie.ts";
import { clearSession, followOtherTabs, holdSession, useAuth } from "./auth-store.ts";

const USER = { id: "u1", email: "jane@example.com", plan: "starter" } as const;
const stored = () => JSON.parse(localStorage.getItem("auth-storage") ?? "null")?.state;

beforeEach(clearSession);

test("holds the user and the token in the store and the token in the cookie", () => {
  holdSession(USER, "secret/token");
  expect(stored()).toEqual({ user: USER, token: "secret/token" });
  expect(readAuthCookie()).toBe("secret/token");
  expect(document.cookie).toContain("auth-token=");
});

test("signing out clears all of it", () => {
  holdSession(USER, "secret");
  clearSession();
  expect(stored()).toEqual({ user: null, token: null });
  expect(readAuthCookie()).toBeNull();
});

test("a sign-out in another tab signs out here", async () => {
  followOtherTabs();
  holdSession(USER, "secret");
  const signedOut = JSON.stringify({ state: { user: null, token: null }, version: 0 });
  localStorage.setItem("auth-storage", signedOut);
  window.dispatchEvent(new StorageEvent("storage", { key: "auth-storage", newValue: signedOut }));
  await Promise.resolve();
  expect(useAuth.getState()).toMatchObject({ user: null, token: null });
});
