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

export interface PlannedLine {
  readonly id: string;
  readonly startMs: number;
  /** Duration as played. */
  readonly ms: number;
  /** Length cut off because the line does not fit even at the fastest rate. */
  readonly cutMs: number;
}

/** Minimum silence before the next line. */
const GAP_MS = 60;
/** A line that needs room may start this much early, which is not noticeable. */
const EARLY_MS = 120;
/** The next line may be pushed back this much to keep a natural rate … */
const LATE_MS = 200;
/** … and this much before words are cut. */
const MAX_LATE_MS = 700;

/**
 * Places lines one after another. A line first uses free time: its own, the silence around it, and a
 * slightly later start of the next line. If that is not enough, it is spoken faster than is natural,
 * then the next line is pushed back further, and only then is the line cut. Short lines are slowed
 * down or followed by a pause. A speaker never overlaps themselves; two speakers overlap only where
 * they do in the source.
 * @param lines in chronological order
 * @param durationMs end of the source; no line ends later
 */
export function planTimeline(lines: readonly TimedLine[], durationMs: number): PlannedLine[] {
  const planned: PlannedLine[] = [];
  for (const [i, line] of lines.entries()) {
    const freeFromMs = lines.slice(0, i).reduce((latest, before, j) => {
      const { startMs, ms } = planned[j] ?? { startMs: 0, ms: 0 };
      return follows(before, line) && ms > 0 ? Math.max(latest, startMs + ms + GAP_MS) : latest;
    }, 0);
    const next = lines.slice(i + 1).find((later) => follows(line, later));
    const nextMs = next ? next.startMs - GAP_MS : durationMs;
    planned.push(place(line, freeFromMs, { nextMs, latestMs: next ? MAX_LATE_MS : 0, durationMs }));
  }
  return planned;
}

/** Whether the second line must wait for the first to end. */
function follows(first: TimedLine, second: TimedLine): boolean {
  return first.speaker === second.speaker || second.startMs >= first.endMs;
}

interface Room {
  /** When the next line should start. */
  readonly nextMs: number;
  /** How far it may be pushed back at most. */
  readonly latestMs: number;
  readonly durationMs: number;
}

function place(line: TimedLine, freeFromMs: number, room: Room): PlannedLine {
  const { id, shortestMs, naturalMs } = line;
  const { durationMs } = room;
  const onTimeMs = Math.min(Math.max(line.startMs, freeFromMs), durationMs);
  const earliestMs = Math.min(onTimeMs, Math.max(line.startMs - EARLY_MS, freeFromMs, 0));
  const endBy = (lateMs: number): number =>
    Math.min(durationMs, room.nextMs + Math.min(lateMs, room.latestMs));

  const own = line.endMs - onTimeMs;
  const calm = endBy(0) - onTimeMs;
  const wanted = Math.max(naturalMs, Math.min(own, line.slowestMs));
  if (wanted <= calm) return { id, startMs: onTimeMs, ms: lengthFor(line, own, calm), cutMs: 0 };

  const startMs = Math.max(earliestMs, Math.min(onTimeMs, endBy(0) - naturalMs));
  const until = (lateMs: number): number => Math.max(0, endBy(lateMs) - startMs);
  if (naturalMs <= until(LATE_MS)) return { id, startMs, ms: naturalMs, cutMs: 0 };
  if (shortestMs <= until(LATE_MS)) return { id, startMs, ms: until(LATE_MS), cutMs: 0 };
  if (shortestMs <= until(MAX_LATE_MS)) return { id, startMs, ms: shortestMs, cutMs: 0 };
  const ms = until(MAX_LATE_MS);
  return { id, startMs, ms, cutMs: shortestMs - ms };
}

/** Matches the original's length within the line's limits; longer for the voice's own pace if there is room. */
function lengthFor(line: TimedLine, ownMs: number, calmMs: number): number {
  const { naturalMs, slowestMs } = line;
  const relaxedMs = Math.min(line.ownMs, calmMs);
  return Math.max(
    naturalMs,
    Math.min(slowestMs, Math.max(ownMs, Math.min(relaxedMs, ownMs + BORROW_MS))),
  );
}

/** Silence after a line that it may use to keep the voice's own pace, though it could end on time. */
const BORROW_MS = 300;
