import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** Returns what only the browser knows; `prerendered` in a prerendered page and while it hydrates. */
export const useBrowserValue = (read: () => string, prerendered: string): string =>
  useSyncExternalStore(never, read, () => prerendered);
