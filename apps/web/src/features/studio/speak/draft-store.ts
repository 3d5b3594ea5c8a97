import { create } from "zustand";

/** The line that is being spoken or heard. */
export const useDraftState = create<{
  readonly lineId: string | null;
  readonly state: "silent" | "speaking" | "playing";
}>(() => ({ lineId: null, state: "silent" }));
