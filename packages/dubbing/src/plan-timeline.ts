import { GAP_MS, LATE_MS, latestStarts, MAX_LATE_MS } from "./latest-starts.ts";
import { follows, isSameSpeaker, nextOf, type TimedLine } from "./timed-line.ts";

export interface PlannedLine {
  readonly id: string;
  readonly startMs: number;
  /** Duration as played. */
  readonly ms: number;
  /** Length cut off because the line does not fit even at the fastest rate. */
  readonly cutMs: number;
}

/** A line that needs room may start this much early, which is not noticeable. */
const EARLY_MS = 120;

/**
 * Places lines one after another. A line first uses free time: its own, the silence around it, and a
 * slightly later start of the next line; lines of one breath share their time. If that is not enough,
 * it is spoken faster than is natural, then runs over another speaker's next line or pushes back the
 * same speaker's, and only then is it cut. Short lines are slowed down or followed by a pause. A
 * speaker never overlaps themselves.
 * @param lines in chronological order
 * @param durationMs end of the source; no line ends later
 */
export function planTimeline(lines: readonly TimedLine[], durationMs: number): PlannedLine[] {
  const late = latestStarts(lines, durationMs);
  const planned: PlannedLine[] = [];
  for (const [i, line] of lines.entries()) {
    const freeFromMs = lines.slice(0, i).reduce((latest, before, j) => {
      const { startMs, ms } = planned[j] ?? { startMs: 0, ms: 0 };
      if (!follows(before, line) || ms === 0) return latest;
      const endMs = startMs + ms + GAP_MS;
      const isOwn = before.speaker === line.speaker;
      return Math.max(latest, isOwn ? endMs : Math.min(endMs, line.startMs + LATE_MS));
    }, 0);
    const [next, own] = [nextOf(lines, i, follows), nextOf(lines, i, isSameSpeaker)];
    const nextMs = next === -1 ? durationMs : (late[next]?.startMs ?? 0) - GAP_MS;
    planned.push(
      place(line, freeFromMs, {
        nextMs,
        lateMs: next === -1 ? 0 : (late[next]?.lateMs ?? 0),
        lastMs: own === -1 ? durationMs : (lines[own]?.startMs ?? 0) - GAP_MS + MAX_LATE_MS,
        durationMs,
      }),
    );
  }
  return planned;
}

interface Room {
  /** When the next line should start, and how far it may be pushed back. */
  readonly nextMs: number;
  readonly lateMs: number;
  /** When the line has to end, whatever it takes. */
  readonly lastMs: number;
  readonly durationMs: number;
}

function place(line: TimedLine, freeFromMs: number, room: Room): PlannedLine {
  const { id, shortestMs, naturalMs } = line;
  const { durationMs } = room;
  const onTimeMs = Math.min(Math.max(line.startMs, freeFromMs), durationMs);
  const earliestMs = Math.min(onTimeMs, Math.max(line.startMs - EARLY_MS, freeFromMs, 0));
  const noticedMs = Math.min(durationMs, room.nextMs + room.lateMs);
  const lastMs = Math.max(noticedMs, Math.min(durationMs, room.lastMs));
  const calmMs = Math.min(durationMs, room.nextMs);

  const calm = calmMs - onTimeMs;
  if (naturalMs <= calm) {
    const own = Math.min(line.endMs - onTimeMs, calm);
    return { id, startMs: onTimeMs, ms: lengthFor(line, own, calm), cutMs: 0 };
  }

  const startMs = Math.max(earliestMs, Math.min(onTimeMs, calmMs - naturalMs));
  const [unnoticed, longest] = [noticedMs, lastMs].map((ms) => Math.max(0, ms - startMs)) as [
    number,
    number,
  ];
  if (naturalMs <= unnoticed) return { id, startMs, ms: naturalMs, cutMs: 0 };
  if (shortestMs <= unnoticed) return { id, startMs, ms: unnoticed, cutMs: 0 };
  if (shortestMs <= longest) return { id, startMs, ms: shortestMs, cutMs: 0 };
  return { id, startMs, ms: longest, cutMs: shortestMs - longest };
}

/** Matches the original's length within the line's limits; longer for the voice's own pace if there is room. */
function lengthFor(line: TimedLine, ownMs: number, calmMs: number): number {
  const { naturalMs, slowestMs } = line;
  const relaxedMs = Math.min(line.ownMs, ownMs + borrowed(calmMs - ownMs));
  return Math.max(naturalMs, Math.min(slowestMs, Math.max(ownMs, relaxedMs)));
}

/** Returns how much of the silence after a line it may use to keep the voice's own pace, though it could end on time. */
function borrowed(silenceMs: number): number {
  const share = Math.max(BORROW_MS, Math.min(silenceMs / 3, MAX_BORROW_MS));
  return Math.max(0, Math.round(Math.min(silenceMs + GAP_MS - PAUSE_MS, share)));
}

/** So much of a pause is left: detection hears one of 250 ms, and both clips reach some 45 ms into it. */
const PAUSE_MS = 340;
/** So much of the silence may be used where that is left … */
const BORROW_MS = 300;
/** … and of longer silence a third, but no more than this, so that a dub does not go on long after a mouth has closed. */
const MAX_BORROW_MS = 1000;
