/** Playback position in seconds, and whether the player is playing. */
export interface Moment {
  seconds: number;
  playing: boolean;
}

const TRACKED_EVENTS = ["timeupdate", "play", "pause", "seeked"] as const;

/**
 * Restores the position and playback after a player's source changed, then tracks both in `moment`.
 * Returns a function that stops tracking.
 */
export function followMoment(element: HTMLVideoElement, moment: { current: Moment }): () => void {
  const resume = () => {
    const { seconds, playing } = moment.current;
    if (seconds > 0) element.currentTime = Math.min(seconds, element.duration || seconds);
    if (playing) void element.play().catch(() => undefined);
  };
  // While a source loads, the element pauses and rewinds by itself; do not record that.
  const savePosition = () => {
    if (element.readyState === 0) return;
    moment.current = { seconds: element.currentTime, playing: !element.paused };
  };
  const stop = new AbortController();
  const { signal } = stop;
  element.addEventListener(
    "loadedmetadata",
    () => {
      resume();
      for (const event of TRACKED_EVENTS) element.addEventListener(event, savePosition, { signal });
    },
    { once: true, signal },
  );
  if (element.readyState > 0 && !element.currentTime) {
    for (const event of TRACKED_EVENTS) element.addEventListener(event, savePosition, { signal });
  }
  return () => stop.abort();
}
