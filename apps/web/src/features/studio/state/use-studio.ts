import { createContext, use } from "react";
import { useStore } from "zustand";
import type { StudioActions } from "./create-studio.ts";
import type { StudioState } from "./studio-state.ts";

export const StudioContext = createContext<StudioActions | null>(null);

/** Returns the actions of the studio around this component. */
export function useActions(): StudioActions {
  const actions = use(StudioContext);
  if (!actions) throw new Error("This component belongs into the studio.");
  return actions;
}

/** Returns a part of the studio's state, and renders again when it changes. */
export const useStudio = <T>(select: (state: StudioState) => T): T =>
  useStore(useActions().store, select);
