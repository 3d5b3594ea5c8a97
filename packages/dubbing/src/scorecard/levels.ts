import type { Interval } from "../interval.ts";

/** Mono samples from the start of a video. */
export interface Samples {
  readonly samples: Int16Array;
  /** In Hz. */
  readonly rate: number;
}

/** The samples of an interval, a view. */
export function within({ samples, rate }: Samples, { startMs, endMs }: Interval): Int16Array {
  const at = (ms: number): number => Math.max(0, Math.round((ms * rate) / 1000));
  return samples.subarray(at(startMs), at(endMs));
}

/** Root mean square of all samples in these intervals, of full scale; 0 where there are none. */
export function rms(sound: Samples, intervals: readonly Interval[]): number {
  let [sum, count] = [0, 0];
  for (const interval of intervals) {
    const part = within(sound, interval);
    for (const sample of part) sum += sample * sample;
    count += part.length;
  }
  return count === 0 ? 0 : Math.sqrt(sum / count) / 32_768;
}

/** Decibels of a ratio of amplitudes; at least −120. */
export const decibels = (ratio: number): number => Math.max(-120, 20 * Math.log10(ratio));

/** What two sounds may be shifted against each other by codecs and filters. */
const MAX_LAG_MS = 40;
/** More than this makes the measurement slow, not better. */
const MAX_SECONDS = 120;

/**
 * How much of a reference is found in a sound: the factor of its best projection, at any shift of up to 40 ms. Sounds that
 * have nothing in common give a small random factor: about −30 dB over 20 s of speech.
 * @returns the factor; null where the reference is silent
 */
export function projection(
  sound: Samples,
  reference: Samples,
  intervals: readonly Interval[],
): number | null {
  const parts = intervals.map((interval) => {
    const part = within(reference, interval);
    return { at: Math.round((interval.startMs * reference.rate) / 1000), part };
  });
  const all = limit(parts, MAX_SECONDS * reference.rate);
  const energy = all.reduce((sum, { part }) => sum + dot(part, part, 0), 0);
  if (energy === 0) return null;
  const lags = Math.round((MAX_LAG_MS * reference.rate) / 1000);
  let best = 0;
  for (let lag = -lags; lag <= lags; lag++) {
    const common = all.reduce((sum, { at, part }) => sum + dot(part, sound.samples, at + lag), 0);
    best = Math.max(best, Math.abs(common));
  }
  return best / energy;
}

interface Part {
  readonly at: number;
  readonly part: Int16Array;
}

function limit(parts: readonly Part[], samples: number): Part[] {
  let left = samples;
  return parts.flatMap(({ at, part }) => {
    const kept = part.subarray(0, left);
    left -= kept.length;
    return kept.length > 0 ? [{ at, part: kept }] : [];
  });
}

/** The product of `a` with `b` from `offset` on. */
function dot(a: Int16Array, b: Int16Array, offset: number): number {
  const from = Math.max(0, -offset);
  const to = Math.min(a.length, b.length - offset);
  let sum = 0;
  for (let i = from; i < to; i++) sum += (a[i] as number) * (b[i + offset] as number);
  return sum;
}
