// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useAuth } from "../../lib/session/auth-store.ts";
import { showNotification } from "../done/browser-notifications.ts";
import { BrowserSwitch } from "./browser-switch.tsx";

const USER = {
  id: "7d6f1c1b-2f0f-4d8f-8e3e-2d7f7f0b8f11",
  email: "jane@example.com",
  plan: "starter",
  emailVerified: true,
  createdAt: new Date(),
} as const;

let shown: string[];
let asked: number;

/** Mocks a browser whose user answers the permission prompt with `answer`. */
function useBrowser(permission: NotificationPermission, answer = permission) {
  class FakeNotification extends EventTarget {
    static permission = permission;
    static async requestPermission() {
      asked += 1;
      return (FakeNotification.permission = answer);
    }
    constructor(title: string) {
      super();
      shown.push(title);
    }
  }
  vi.stubGlobal("Notification", FakeNotification);
}

beforeEach(() => {
  shown = [];
  asked = 0;
  localStorage.clear();
  useAuth.setState({ user: USER });
  vi.stubGlobal("isSecureContext", true);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const theSwitch = () => screen.getByRole<HTMLButtonElement>("switch");
const isOn = () => theSwitch().getAttribute("aria-checked") === "true";
const flip = () => act(async () => void fireEvent.click(theSwitch()));
function notifyWhile(hidden: boolean) {
  vi.spyOn(document, "hidden", "get").mockReturnValue(hidden);
  showNotification("job", "story.mp4 is ready in Spanish", "", () => undefined);
}

test("permission is asked for by the switch only, and a hidden tab notifies from then on", async () => {
  useBrowser("default", "granted");
  render(<BrowserSwitch />);
  notifyWhile(true);
  expect([isOn(), asked, shown]).toEqual([false, 0, []]);
  await flip();
  expect([isOn(), asked]).toEqual([true, 1]);
  notifyWhile(false);
  expect(shown).toEqual([]);
  notifyWhile(true);
  expect(shown).toEqual(["story.mp4 is ready in Spanish"]);
  await flip();
  notifyWhile(true);
  expect([isOn(), shown.length]).toEqual([false, 1]);
});

test("a refused permission is explained, and not asked for again", async () => {
  useBrowser("default", "denied");
  render(<BrowserSwitch />);
  await flip();
  expect([isOn(), theSwitch().disabled]).toEqual([false, true]);
  expect(screen.getByText(/Your browser blocks notifications from this site/)).toBeTruthy();
});

test("the setting belongs to this user, not to the next one in the same browser", async () => {
  useBrowser("granted");
  render(<BrowserSwitch />);
  await flip();
  act(() => void useAuth.setState({ user: { ...USER, id: "another" } }));
  notifyWhile(true);
  expect(shown).toEqual([]);
});

test("plain http and browsers without notifications say why there are none", () => {
  vi.stubGlobal("Notification", undefined);
  Reflect.deleteProperty(window, "Notification");
  const { unmount } = render(<BrowserSwitch />);
  expect(screen.getByText("This browser shows no notifications.")).toBeTruthy();
  unmount();
  vi.stubGlobal("isSecureContext", false);
  render(<BrowserSwitch />);
  expect(screen.getByText(/only from https addresses/)).toBeTruthy();
});
