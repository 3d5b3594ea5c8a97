import { intersection, type Interval, overlapMs, totalMs, union } from "../interval.ts";

/** Speech that follows other speech more closely has no audible onset. */
const ONSET_PAUSE_MS = 300;
/** A line belongs to an onset at most this far from its start. */
const SAME_ONSET_MS = 400;
/** Error of an onset without a match in the dub. */
const MAX_ERROR_MS = 10_000;

/** Returns the starts of speech, by any speaker, that follow a pause, in ms and chronological order. */
export function audibleOnsets(speech: readonly Interval[]): number[] {
  const onsets = speech
    .map(({ startMs }) => startMs)
    .filter((startMs) => {
      const before = { startMs: startMs - ONSET_PAUSE_MS, endMs: startMs };
      return speech.every((other) => other.startMs >= startMs || overlapMs(other, before) === 0);
    });
  return Array.from(new Set(onsets)).toSorted((a, b) => a - b);
}

/** A line's onset in the source, and when its first word is heard in the dub. */
export interface LineOnset {
  readonly sourceMs: number;
  readonly heardMs: number | null;
}

/**
 * Measures how far, in ms, each onset of the source is from its match in the dub: the nearest start of a speech region or
 * first word of the line that begins there.
 */
export function onsetErrors(
  speech: readonly Interval[],
  heard: readonly Interval[],
  lines: readonly LineOnset[],
): number[] {
  const starts = union(heard).map(({ startMs }) => startMs);
  return audibleOnsets(speech).map((onset) => {
    const own = lines
      .filter(({ sourceMs }) => Math.abs(sourceMs - onset) <= SAME_ONSET_MS)
      .flatMap(({ heardMs }) => heardMs ?? []);
    const errors = [...starts, ...own].map((start) => Math.abs(start - onset));
    return Math.min(MAX_ERROR_MS, ...errors);
  });
}

/** Returns the share of the source's speech during which the dub speaks, 0 to 1; 1 if the source has no speech. */
export function coverage(speech: readonly Interval[], heard: readonly Interval[]): number {
  const source = union(speech);
  const total = totalMs(source);
  return total === 0 ? 1 : totalMs(intersection(source, heard)) / total;
}

/** Returns the 95th percentile; 0 for no values. */
export function p95(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? 0;
}
