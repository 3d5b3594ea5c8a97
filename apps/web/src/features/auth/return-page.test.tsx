// @vitest-environment happy-dom
import { cleanup, renderHook } from "@testing-library/react";
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  clearSession,
  endSession,
  followOtherTabs,
  holdSession,
} from "../../lib/session/auth-store.ts";
import { forgetPage, rememberPage, returnPath, useEnterWhenSignedIn } from "./return-page.ts";

const push = vi.hoisted(() => vi.fn<(path: string) => void>());
vi.mock("@tanstack/react-router", () => ({ useRouter: () => ({ history: { push } }) }));

const JANE = { id: "u1", email: "jane@example.com", plan: "starter" } as const;
const JOE = { ...JANE, id: "u2", email: "joe@example.com" };

beforeEach(() => {
  push.mockReset();
  clearSession();
  forgetPage();
});
afterEach(cleanup);

test("after an ended session only the same user returns to the page", () => {
  holdSession(JANE, "token");
  endSession();
  rememberPage("/app/videos/1?new=1");
  holdSession(JOE, "token");
  expect(returnPath()).toBe("/app");
  holdSession(JANE, "token");
  expect(returnPath()).toBe("/app/videos/1?new=1");
  forgetPage();
  expect(returnPath()).toBe("/app");
});

test("a sign-in in another tab leaves the login page here, too", async () => {
  followOtherTabs();
  rememberPage("/app/billing");
  renderHook(useEnterWhenSignedIn);
  expect(push).not.toHaveBeenCalled();
  const newValue = JSON.stringify({ state: { user: JANE, token: "secret" }, version: 0 });
  localStorage.setItem("auth-storage", newValue);
  await act(async () => {
    window.dispatchEvent(new StorageEvent("storage", { key: "auth-storage", newValue }));
  });
  expect(push).toHaveBeenCalledWith("/app/billing");
});
