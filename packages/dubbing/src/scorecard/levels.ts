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

/**
 * Scales a part of a sound, such as its voice, to the level that it has there: a least-squares fit. A part that is silent
 * stays so.
 */
export function atLevelIn(whole: Samples, part: Samples): Samples {
  let [both, own] = [0, 0];
  part.samples.forEach((sample, i) => {
    both += sample * (whole.samples[i] ?? 0);
    own += sample * sample;
  });
  const gain = own === 0 ? 1 : both / own;
  return { ...part, samples: part.samples.map((sample) => Math.round(sample * gain)) };
}

/** Converts an amplitude ratio to dB; at least −120. */
export const decibels = (ratio: number): number => Math.max(-120, 20 * Math.log10(ratio));
