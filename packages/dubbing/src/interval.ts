import { z } from "zod";

/** A half-open interval [startMs, endMs) in whole milliseconds of source time. */
export const intervalSchema = z.object({
  startMs: z.int().nonnegative(),
  endMs: z.int().nonnegative(),
});
export type Interval = z.infer<typeof intervalSchema>;

/** Returns an interval's length in ms. */
export const lengthMs = (interval: Interval): number => interval.endMs - interval.startMs;

/** Returns how long two intervals overlap, in ms. */
export function overlapMs(a: Interval, b: Interval): number {
  return Math.max(0, Math.min(a.endMs, b.endMs) - Math.max(a.startMs, b.startMs));
}

/** Returns whether an interval contains a time in ms. */
export const holds = ({ startMs, endMs }: Interval, ms: number): boolean =>
  startMs <= ms && ms < endMs;

/** Returns the gap between two intervals in ms; 0 if they touch or overlap. */
export function distanceMs(a: Interval, b: Interval): number {
  return Math.max(0, a.startMs - b.endMs, b.startMs - a.endMs);
}

/** Moves intervals by an offset in ms, such as a chunk's start; keeps their other fields. */
export function shift<T extends Interval>(intervals: readonly T[], byMs: number): T[] {
  return intervals.map((interval) => ({
    ...interval,
    startMs: interval.startMs + byMs,
    endMs: interval.endMs + byMs,
  }));
}

/** Returns the sorted union; merges intervals less than `gapMs` apart and drops empty ones. */
export function union(intervals: readonly Interval[], gapMs = 1): Interval[] {
  const sorted = intervals
    .filter((interval) => lengthMs(interval) > 0)
    .toSorted((a, b) => a.startMs - b.startMs);
  const merged: Interval[] = [];
  for (const { startMs, endMs } of sorted) {
    const last = merged.at(-1);
    if (last && startMs - last.endMs < gapMs) last.endMs = Math.max(last.endMs, endMs);
    else merged.push({ startMs, endMs });
  }
  return merged;
}

/** Divides an interval into parts in proportion to the weights; the parts tile it exactly. */
export function divide({ startMs, endMs }: Interval, weights: readonly number[]): Interval[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0) || 1;
  const timeAt = (weight: number) => startMs + Math.round(((endMs - startMs) * weight) / total);
  let before = 0;
  return weights.map((weight) => {
    const from = timeAt(before);
    before += weight;
    return { startMs: from, endMs: timeAt(before) };
  });
}

/** Returns the sum of the intervals' lengths in ms; overlaps count twice. */
export const totalMs = (intervals: readonly Interval[]): number =>
  intervals.reduce((sum, interval) => sum + lengthMs(interval), 0);

/** Returns the intersection of two sets of intervals, in chronological order. */
export function intersection(a: readonly Interval[], b: readonly Interval[]): Interval[] {
  const [left, right] = [union(a), union(b)];
  const shared: Interval[] = [];
  for (let i = 0, j = 0; i < left.length && j < right.length;) {
    const [x, y] = [left[i] as Interval, right[j] as Interval];
    const both = { startMs: Math.max(x.startMs, y.startMs), endMs: Math.min(x.endMs, y.endMs) };
    if (lengthMs(both) > 0) shared.push(both);
    if (x.endMs < y.endMs) i++;
    else j++;
  }
  return shared;
}
