import { type Interval, lengthMs, overlapMs } from "../interval.ts";
import { type Samples, within } from "./levels.ts";

/** Maximum delay that codecs and filters add. */
const MAX_LAG_MS = 40;
/** Encoding and mastering leave a sound this similar to itself; without its voice it is less so. */
const SAME = 0.95;
/** Shorter pieces resemble each other by chance. */
const MIN_MS = 150;

/**
 * Returns the parts of the source's speech at which the dub says nothing and plays the source as it is: where
 * speech is unclear, the original sound stays. Whether it is there is measured, because voice activity
 * detection hears speech in noise one time and not the next.
 * @param speech in the source
 * @param clips the dub's lines
 */
export function keptOriginal(
  source: Samples,
  dub: Samples,
  { speech, clips }: { readonly speech: readonly Interval[]; readonly clips: readonly Interval[] },
): Interval[] {
  return speech
    .flatMap((region) => without(region, clips))
    .filter((part) => lengthMs(part) >= MIN_MS && similarity(source, dub, part) >= SAME);
}

function without(interval: Interval, clips: readonly Interval[]): Interval[] {
  const clip = clips.find((other) => overlapMs(interval, other) > 0);
  if (!clip) return [interval];
  const parts = [
    { ...interval, endMs: clip.startMs },
    { ...interval, startMs: clip.endMs },
  ];
  return parts.filter((part) => lengthMs(part) > 0).flatMap((part) => without(part, clips));
}

/** Computes the normalized correlation of two sounds in an interval, at the best of all lags; 0 for silence. */
function similarity(source: Samples, dub: Samples, interval: Interval): number {
  const own = within(source, interval);
  const start = Math.round((interval.startMs * dub.rate) / 1000);
  const lags = Math.round((MAX_LAG_MS * dub.rate) / 1000);
  const ownPower = own.reduce((sum, sample) => sum + sample * sample, 0);
  let best = 0;
  for (let lag = -lags; lag <= lags; lag++) {
    let [both, otherPower] = [0, 0];
    for (let i = 0; i < own.length; i++) {
      const other = dub.samples[start + lag + i] ?? 0;
      both += (own[i] as number) * other;
      otherPower += other * other;
    }
    if (ownPower > 0 && otherPower > 0)
      best = Math.max(best, both / Math.sqrt(ownPower * otherPower));
  }
  return best;
}
