import { SCRIPT_LIMITS } from "@dubdeck/domain";
import type { StudioLine } from "../studio.ts";

/** Which part of a block is moved. */
export type Grip = "start" | "end" | "both";

export interface Span {
  readonly startMs: number;
  readonly endMs: number;
}

/** Returns the time in which a line can move: up to its speaker's neighbouring dubbed lines. */
export function roomOf(lines: readonly StudioLine[], line: StudioLine, durationMs: number): Span {
  const isDubbed = ({ text, recorded }: StudioLine) => text !== null || recorded;
  if (!isDubbed(line)) return { startMs: 0, endMs: durationMs };
  const others = lines.filter(
    (other) => other.id !== line.id && other.speaker === line.speaker && isDubbed(other),
  );
  const before = others.filter(({ startMs }) => startMs < line.startMs);
  const after = others.filter(({ startMs }) => startMs >= line.startMs);
  return {
    startMs: Math.min(line.startMs, Math.max(0, ...before.map(({ endMs }) => endMs))),
    endMs: Math.max(line.endMs, Math.min(durationMs, ...after.map(({ startMs }) => startMs))),
  };
}

/** Moves a line or one of its ends by `byMs` as far as there is room. */
export function moveSpan({ startMs, endMs }: Span, grip: Grip, byMs: number, room: Span): Span {
  const { minMs } = SCRIPT_LIMITS;
  const by = Math.round(byMs);
  if (grip === "start") {
    return { startMs: clamp(startMs + by, room.startMs, endMs - minMs), endMs };
  }
  if (grip === "end") return { startMs, endMs: clamp(endMs + by, startMs + minMs, room.endMs) };
  const moved = clamp(by, room.startMs - startMs, room.endMs - endMs);
  return { startMs: startMs + moved, endMs: endMs + moved };
}

const clamp = (value: number, min: number, max: number): number =>
  Math.min(Math.max(value, min), max);
