import { useSyncExternalStore } from "react";
import { log } from "../../lib/log.ts";
import { useAuth } from "../../lib/session/auth-store.ts";

/** `insecure`: the site is served over plain http, where browsers show no notifications. */
export type NotificationState = "on" | "off" | "denied" | "insecure" | "unsupported";

/** Storage key; its value is the id of the user who turned notifications on in this browser. */
const KEY = "notify-when-done";
const changed = new EventTarget();

/** Returns whether notifications are on for this user in this browser, or why they cannot be. */
export function notificationState(): NotificationState {
  if (!window.isSecureContext) return "insecure";
  if (!("Notification" in window)) return "unsupported";
  if (Notification.permission === "denied") return "denied";
  const asked = localStorage.getItem(KEY) === useAuth.getState().user?.id;
  return asked && Notification.permission === "granted" ? "on" : "off";
}

/** Returns `notificationState`, updated when the permission changes in the browser's settings. */
export const useNotificationState = (): NotificationState =>
  useSyncExternalStore(subscribe, notificationState);

/** Turns notifications on for this user; asks for the browser's permission if needed. */
export async function turnOnNotifications(): Promise<void> {
  const user = useAuth.getState().user;
  if (!user) return;
  if ((await Notification.requestPermission()) === "granted") localStorage.setItem(KEY, user.id);
  changed.dispatchEvent(new Event("change"));
}

export function turnOffNotifications(): void {
  localStorage.removeItem(KEY);
  changed.dispatchEvent(new Event("change"));
}

/** Shows a notification if they are on and the tab is hidden; a click calls `open`. */
export function showNotification(tag: string, title: string, body: string, open: () => void): void {
  if (!document.hidden || notificationState() !== "on") return;
  try {
    // With the same tag, several tabs show only one notification.
    const notification = new Notification(title, { body, tag });
    notification.addEventListener("click", () => {
      window.focus();
      notification.close();
      open();
    });
  } catch (error) {
    // Chrome on Android defines the constructor, but it throws.
    log.info("No notification:", error);
  }
}

function subscribe(listener: () => void): () => void {
  const stop = new AbortController();
  changed.addEventListener("change", listener, { signal: stop.signal });
  void followPermission(listener, stop.signal);
  return () => stop.abort();
}

async function followPermission(listener: () => void, signal: AbortSignal): Promise<void> {
  const status = await navigator.permissions?.query({ name: "notifications" });
  status?.addEventListener("change", listener, { signal });
}
