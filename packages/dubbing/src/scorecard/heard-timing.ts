import { intersection, type Interval, overlapMs, totalMs, union } from "../interval.ts";

/** Speech that follows other speech more closely has no onset that could be heard. */
const ONSET_PAUSE_MS = 300;
/** A line belongs to the onset that is at most this far from its start. */
const SAME_ONSET_MS = 400;
/** An onset that nothing answers counts as this late. */
const MAX_ERROR_MS = 10_000;

/** Onsets that follow a pause: the starts of speech, of whoever speaks, in order of time. */
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
 * How far each onset of the source is from the speech that answers it in the dub: the start of a region where speech is
 * heard, or the first word heard of the line that begins there.
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

/** Share of the source's speech during which speech is heard in the dub, 0 to 1; 1 where nobody speaks. */
export function coverage(speech: readonly Interval[], heard: readonly Interval[]): number {
  const source = union(speech);
  const total = totalMs(source);
  return total === 0 ? 1 : totalMs(intersection(source, heard)) / total;
}

/** The value that 95 % do not exceed; 0 of none. */
export function p95(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? 0;
}
