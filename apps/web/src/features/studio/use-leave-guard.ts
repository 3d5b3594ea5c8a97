import { useBlocker } from "@tanstack/react-router";
import { useEffect } from "react";
import { unsavedOf } from "./state/studio-state.ts";
import type { StudioState } from "./state/studio-state.ts";
import { useActions } from "./state/use-studio.ts";

/** Asks before the page is left while something is unsaved. */
export function useLeaveGuard(): void {
  const { store, flush } = useActions();
  useBlocker({
    shouldBlockFn: async () => {
      if (!isUnsaved(store.getState())) return false;
      await Promise.race([flush(), new Promise((resolve) => setTimeout(resolve, GRACE_MS))]);
      return isUnsaved(store.getState()) && !window.confirm(QUESTION);
    },
    enableBeforeUnload: () => isUnsaved(store.getState()),
  });
  useEffect(() => () => void flush(), [flush]);
}

/** How long leaving waits for a change to be saved, in ms. */
const GRACE_MS = 1500;
const QUESTION =
  "Some changes are not saved yet. They stay on this device until you come back. Leave anyway?";

/** Returns whether the server lacks a change that the user made. */
export const isUnsaved = ({ studio, pending, saving }: StudioState): boolean =>
  saving === "waiting" ||
  studio.lines.some((line) => {
    const own = pending[line.id];
    return own !== undefined && unsavedOf(own, line) !== null;
  });
