/** Estimates shorter than this (ms) are too imprecise to show in seconds. */
const ALMOST_MS = 5000;

/** Stop the countdown this long (ms) after the last update; the estimate is stale by then. */
const MAX_SILENCE_MS = 15_000;

/**
 * Returns the remaining time (ms), given the server's last estimate and the time since it arrived
 * (both ms).
 */
export const countDown = (saidMs: number, silentMs: number): number =>
  Math.max(0, saidMs - Math.min(Math.max(0, silentMs), MAX_SILENCE_MS));

/** Formats the time left (ms), rounded up; null means not known yet. */
export function timeLeftText(ms: number | null): string {
  if (ms === null) return "Estimating the time left…";
  if (ms <= ALMOST_MS) return "Almost done…";
  const seconds = Math.ceil(ms / 5000) * 5;
  if (seconds <= 55) return `About ${seconds} seconds left`;
  const minutes = Math.ceil(ms / 60_000);
  return minutes === 1 ? "About a minute left" : `About ${minutes} minutes left`;
}
