import { create } from "zustand";

/** The key that the reference's calls carry; it lives in this page's memory only. */
export const useApiKey = create<string>(() => "");

export const setApiKey = (key: string): void => useApiKey.setState(key.trim(), true);
