import { follows, isSameSpeaker, nextOf, type TimedLine } from "./timed-line.ts";

/** Minimum silence before the next line. */
export const GAP_MS = 60;
/** A line may be pushed back this much to keep the one before at a natural rate … */
export const LATE_MS = 200;
/** … and this much before words are cut, or in the middle of a breath, where its start is not noticed. */
export const MAX_LATE_MS = 700;
/** A line that follows the same speaker's more closely belongs to one breath with it. */
const BREATH_MS = 300;

/**
 * Returns how far each line may be pushed back without being noticed: inside a breath, as far as it
 * can still be said at a natural rate.
 */
export function latestStarts(
  lines: readonly TimedLine[],
  durationMs: number,
): { readonly startMs: number; readonly lateMs: number }[] {
  const late: { startMs: number; lateMs: number }[] = [];
  for (let i = lines.length - 1; i >= 0; i--) {
    const { startMs, naturalMs } = lines[i] as TimedLine;
    const next = late[nextOf(lines, i, follows)];
    const endMs = next ? next.startMs + next.lateMs - GAP_MS : durationMs;
    const spareMs = Math.min(MAX_LATE_MS, endMs - naturalMs - startMs);
    late[i] = { startMs, lateMs: isInBreath(lines, i) ? Math.max(LATE_MS, spareMs) : LATE_MS };
  }
  return late;
}

function isInBreath(lines: readonly TimedLine[], index: number): boolean {
  const line = lines[index] as TimedLine;
  const before = lines.slice(0, index).findLast((other) => isSameSpeaker(other, line));
  return before !== undefined && line.startMs - before.endMs < BREATH_MS;
}
