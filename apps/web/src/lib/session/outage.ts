import { create } from "zustand";

/** Whether the service could not be reached when it was last asked who is signed in. */
export const useOutage = create<boolean>(() => false);
export const setOutage = (out: boolean): void => useOutage.setState(out, true);
