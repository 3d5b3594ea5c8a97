import type { Pending } from "./studio-state.ts";

const keyOf = (jobId: string): string => `studio-${jobId}`;

/** Returns the changes that were not saved when the page was left. */
export function readStoredChanges(jobId: string): Record<string, Pending> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(jobId)) ?? "{}");
    return (stored ?? {}) as Record<string, Pending>;
  } catch {
    return {};
  }
}

/** Keeps unsaved changes on this device until they are saved. */
export function storeChanges(jobId: string, pending: Readonly<Record<string, Pending>>): void {
  try {
    if (Object.keys(pending).length === 0) localStorage.removeItem(keyOf(jobId));
    else localStorage.setItem(keyOf(jobId), JSON.stringify(pending));
  } catch {
    // The device's storage is full or blocked; the page keeps the changes itself.
  }
}
