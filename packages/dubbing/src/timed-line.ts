import type { Interval } from "./interval.ts";

/** A line with its possible durations, from the fastest bearable rate to the slowest good one. */
export interface TimedLine extends Interval {
  readonly id: string;
  readonly speaker: string | null;
  readonly shortestMs: number;
  /** At the fastest rate that sounds natural. */
  readonly naturalMs: number;
  /** At the voice's own pace. */
  readonly ownMs: number;
  readonly slowestMs: number;
}

/** Returns whether the second line should wait for the first to end. */
export function follows(first: TimedLine, second: TimedLine): boolean {
  return isSameSpeaker(first, second) || second.startMs >= first.endMs;
}

/** Returns whether one person speaks both lines, which then must not overlap. */
export const isSameSpeaker = (first: TimedLine, second: TimedLine): boolean =>
  first.speaker === second.speaker;

/** Returns the index of the first later line that has this relation to a line; -1 if there is none. */
export function nextOf(
  lines: readonly TimedLine[],
  index: number,
  isNext: (line: TimedLine, later: TimedLine) => boolean,
): number {
  const line = lines[index];
  return lines.findIndex((later, i) => i > index && line !== undefined && isNext(line, later));
}
