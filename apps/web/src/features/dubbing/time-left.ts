/** Below this an estimate is no longer exact. */
const ALMOST_MS = 5000;

/**
 * For so long the clock goes on by itself after the server's last word. Who has heard nothing for
 * longer knows no better than then.
 */
const MAX_SILENCE_MS = 15_000;

/** What is left (ms) when nothing was heard for so long (ms) after the server said how much it is. */
export const countDown = (saidMs: number, silentMs: number): number =>
  Math.max(0, saidMs - Math.min(Math.max(0, silentMs), MAX_SILENCE_MS));

/** The time left in words, rounded up; null stands for not known yet. */
export function timeLeftText(ms: number | null): string {
  if (ms === null) return "Estimating the time left…";
  if (ms <= ALMOST_MS) return "Almost done…";
  const seconds = Math.ceil(ms / 5000) * 5;
  if (seconds <= 55) return `About ${seconds} seconds left`;
  const minutes = Math.ceil(ms / 60_000);
  return minutes === 1 ? "About a minute left" : `About ${minutes} minutes left`;
}
