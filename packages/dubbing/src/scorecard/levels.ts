import type { Interval } from "../interval.ts";

/** Mono samples that begin at the start of a video. */
export interface Samples {
  readonly samples: Int16Array;
  /** In Hz. */
  readonly rate: number;
}

/** Returns the samples of an interval, as a view. */
export function within({ samples, rate }: Samples, { startMs, endMs }: Interval): Int16Array {
  const at = (ms: number): number => Math.max(0, Math.round((ms * rate) / 1000));
  return samples.subarray(at(startMs), at(endMs));
}

/** Computes the RMS of all samples in the intervals, as a share of full scale; 0 if there are none. */
export function rms(sound: Samples, intervals: readonly Interval[]): number {
  let [sum, count] = [0, 0];
  for (const interval of intervals) {
    const part = within(sound, interval);
    for (const sample of part) sum += sample * sample;
    count += part.length;
  }
  return count === 0 ? 0 : Math.sqrt(sum / count) / 32_768;
}

/** Converts an amplitude ratio to dB; at least −120. */
export const decibels = (ratio: number): number => Math.max(-120, 20 * Math.log10(ratio));
