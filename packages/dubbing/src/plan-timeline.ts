import type { Interval } from "./interval.ts";

/** A line with how long it may take to be said, from as fast as is bearable to as slow as is good. */
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
  /** How long it is heard. */
  readonly ms: number;
  /** What is missing even at the fastest rate. */
  readonly cutMs: number;
}

/** Silence kept before the next line begins. */
const GAP_MS = 60;
/** A line that needs room may begin this much early: nobody hears it as wrong. */
const EARLY_MS = 120;
/** The next line may be pushed back this much to keep a natural rate … */
const LATE_MS = 200;
/** … and this much before words are cut. */
const MAX_LATE_MS = 700;

/**
 * Places lines (in order of time) one after the other. What is free is used first: the line's own
 * time, the silence before and after it, a slightly later start of the next line; then speech gets
 * faster than natural, then later, and only then it is cut. A line that is short is slowed down or
 * keeps its pause. One speaker never overlaps themselves; two speakers only where they do in the
 * source.
 * @param durationMs end of the source: nothing sounds after it
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

/** Whether the second line has to wait for the end of the first. */
function follows(first: TimedLine, second: TimedLine): boolean {
  return first.speaker === second.speaker || second.startMs >= first.endMs;
}

interface Room {
  /** When the next line wants to begin. */
  readonly nextMs: number;
  /** How far it may be pushed back at the most. */
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

/** As long as the original where that is not too slow; longer at the voice's own pace if it is free. */
function lengthFor(line: TimedLine, ownMs: number, calmMs: number): number {
  const { naturalMs, slowestMs } = line;
  const relaxedMs = Math.min(line.ownMs, calmMs);
  return Math.max(
    naturalMs,
    Math.min(slowestMs, Math.max(ownMs, Math.min(relaxedMs, ownMs + BORROW_MS))),
  );
}

/** Silence after a line that its voice's own pace may take, though it could be said in time. */
const BORROW_MS = 300;
