import type { Track } from "@dubdeck/domain";
import type { ReportLine } from "./report.ts";

/** A line's position on one of the two tracks. */
export interface Bar {
  readonly track: Track;
  readonly line: ReportLine;
  readonly startMs: number;
  readonly endMs: number;
  /** Row in the lane, from 0; overlapping lines are in different rows. */
  readonly row: number;
  /** Whether to mark the line's flags here: on its dub, or on the original if it has no dub. */
  readonly flagged: boolean;
}

export interface Lane {
  readonly track: Track;
  readonly bars: readonly Bar[];
  readonly rows: number;
}

/** Lays out a report's lines in two lanes: the original above the dub. */
export function layOutLanes(lines: readonly ReportLine[]): Lane[] {
  const original = lines.map((line) => ({
    line,
    startMs: line.sourceStartMs,
    endMs: line.sourceEndMs,
    flagged: line.flags.length > 0 && line.startMs === null,
  }));
  const dub = lines.flatMap((line) => {
    const { startMs, clipMs, flags } = line;
    if (startMs === null || clipMs === null) return [];
    return { line, startMs, endMs: startMs + clipMs, flagged: flags.length > 0 };
  });
  return [toLane("original", original), toLane("dub", dub)];
}

function toLane(track: Track, spans: readonly Omit<Bar, "track" | "row">[]): Lane {
  /** The end (ms) of the last bar in each row. */
  const free: number[] = [];
  const bars = spans
    .toSorted((a, b) => a.startMs - b.startMs)
    .map((span) => {
      const found = free.findIndex((ms) => ms <= span.startMs);
      const row = found < 0 ? free.length : found;
      free[row] = span.endMs;
      return { ...span, track, row };
    });
  return { track, bars, rows: Math.max(1, free.length) };
}

const TICK_MS = 5000;

/** Returns the ticks of the time axis, in ms. */
export const ticksOf = (durationMs: number): number[] =>
  Array.from({ length: Math.floor(durationMs / TICK_MS) + 1 }, (_, i) => i * TICK_MS);

/** Returns the key under which a bar's button is registered. */
export const barKey = ({ track, line }: Pick<Bar, "track" | "line">): string =>
  `${track} ${line.id}`;

/**
 * Returns the bar to focus after an arrow key, Home or End: along the lane, or the same line in the
 * other lane. Undefined if there is none.
 */
export function barAt(lanes: readonly Lane[], from: Bar, key: string): Bar | undefined {
  const bars = lanes.find(({ track }) => track === from.track)?.bars ?? [];
  const at = bars.indexOf(from);
  switch (key) {
    case "ArrowLeft":
      return bars[at - 1];
    case "ArrowRight":
      return bars[at + 1];
    case "Home":
      return bars[0];
    case "End":
      return bars.at(-1);
    case "ArrowUp":
    case "ArrowDown": {
      const track = key === "ArrowUp" ? "original" : "dub";
      const other = track === from.track ? undefined : lanes.find((lane) => lane.track === track);
      return other?.bars.find(({ line }) => line.id === from.line.id);
    }
    default:
      return undefined;
  }
}
