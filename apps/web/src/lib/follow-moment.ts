/** Where a player is, and whether it plays. */
export interface Moment {
  seconds: number;
  playing: boolean;
}

const NOTED_AT = ["timeupdate", "play", "pause", "seeked"] as const;

/**
 * Lets a player that has been given another address go on where it was, and notes where it is from
 * then on; returns the way to stop that.
 */
export function followMoment(element: HTMLVideoElement, moment: { current: Moment }): () => void {
  const resume = () => {
    const { seconds, playing } = moment.current;
    if (seconds > 0) element.currentTime = Math.min(seconds, element.duration || seconds);
    if (playing) void element.play().catch(() => undefined);
  };
  // While an address loads, the element pauses and rewinds by itself: that is not the user's wish.
  const note = () => {
    if (element.readyState === 0) return;
    moment.current = { seconds: element.currentTime, playing: !element.paused };
  };
  const stop = new AbortController();
  const { signal } = stop;
  element.addEventListener(
    "loadedmetadata",
    () => {
      resume();
      for (const event of NOTED_AT) element.addEventListener(event, note, { signal });
    },
    { once: true, signal },
  );
  if (element.readyState > 0 && !element.currentTime) {
    for (const event of NOTED_AT) element.addEventListener(event, note, { signal });
  }
  return () => stop.abort();
}
