import { useSyncExternalStore } from "react";

/** Returns whether there is room for the script beside the video, and for the timeline. */
export const useWide = (): boolean => useMedia("(width >= 64rem)");

/** Returns whether the screen is a phone's, where a line is edited in a sheet. */
export const usePhone = (): boolean => useMedia("(width < 40rem)");

/** Returns whether a media query matches, and renders again when that changes. */
export const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    (changed) => {
      const media = matchMedia(query);
      media.addEventListener("change", changed);
      return () => media.removeEventListener("change", changed);
    },
    () => matchMedia(query).matches,
  );
