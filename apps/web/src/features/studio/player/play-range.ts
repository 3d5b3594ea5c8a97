import type { RefObject } from "react";
import type { Moment } from "../../../lib/follow-moment.ts";

/**
 * Plays from `startMs` and pauses at `endMs`, also if the element is about to load another source.
 * Returns a function that lets it play on.
 */
export function playRange(
  ref: RefObject<HTMLVideoElement | null>,
  startMs: number,
  endMs: number,
  moment: { current: Moment },
): () => void {
  let ended = false;
  let begun = false;
  const element = ref.current;
  // A new source starts at the moment by itself once it has loaded.
  requestAnimationFrame(() => {
    if (ended || !element || element.readyState === 0) return;
    element.currentTime = startMs / 1000;
    void element.play().catch(() => undefined);
  });
  const watch = () => {
    const now = ref.current;
    if (ended) return;
    const atMs = (now?.currentTime ?? 0) * 1000;
    begun ||= now !== null && !now.paused && atMs < endMs;
    if (now && begun && atMs >= endMs) {
      now.pause();
      now.currentTime = endMs / 1000;
      moment.current.playing = false;
      return;
    }
    if (begun && now?.paused && !now.seeking && now.readyState > 1) return;
    requestAnimationFrame(watch);
  };
  requestAnimationFrame(watch);
  return () => {
    ended = true;
  };
}
