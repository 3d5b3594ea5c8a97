import { NATURAL_SPEED } from "./fit-clip.ts";
import type { Slot } from "./plan-slots.ts";

/** Lines closer than this are one breath: those after the first have no onset that could be heard. */
const BREATH_PAUSE_MS = 300;
/** How far a line inside a breath may leave the place of its original: seen less than a cut word is heard. */
const MAX_SHIFT_MS = 1500;

/**
 * Moves the borders between the lines of one breath so that all are spoken at one speed, also when
 * the first one's translation is long and silence to borrow comes only after the last one. The
 * breath's own onset stays, and so does a line that stands alone. `naturalMs` is how long each
 * line's speech lasts at speed 1, estimated or measured, in the order of the slots.
 */
export function shareSlots(slots: readonly Slot[], naturalMs: readonly number[]): Slot[] {
  const breaths: TimedSlot[][] = [];
  for (const [i, slot] of slots.entries()) {
    const last = breaths.at(-1)?.at(-1);
    const line = { slot, naturalMs: naturalMs[i] ?? 0 };
    if (last && slot.startMs - last.slot.endMs < BREATH_PAUSE_MS) breaths.at(-1)?.push(line);
    else breaths.push([line]);
  }
  return breaths.flatMap(shareBreath);
}

interface TimedSlot {
  readonly slot: Slot;
  readonly naturalMs: number;
}

function shareBreath(lines: readonly TimedSlot[]): Slot[] {
  const [first, last] = [lines[0]?.slot, lines.at(-1)?.slot];
  if (!first || !last || first === last) return lines.map((line) => line.slot);
  const totalMs = lines.reduce((sum, line) => sum + line.naturalMs, 0);
  const ownMs = last.endMs - first.startMs;
  const freeMs = last.limitMs - first.startMs;
  const takenMs = Math.min(freeMs, Math.max(ownMs, totalMs / NATURAL_SPEED));

  let beforeMs = 0;
  const starts = lines.map(({ slot, naturalMs }) => {
    const share = totalMs === 0 ? 0 : beforeMs / totalMs;
    beforeMs += naturalMs;
    const wantedMs = first.startMs + Math.round(takenMs * share);
    const shiftMs = Math.max(-MAX_SHIFT_MS, Math.min(MAX_SHIFT_MS, wantedMs - slot.startMs));
    return slot.startMs + shiftMs;
  });
  return lines.map(({ slot }, i) => {
    const startMs = starts[i] ?? slot.startMs;
    const nextMs = starts[i + 1];
    const { utteranceId } = slot;
    if (nextMs !== undefined) return { utteranceId, startMs, endMs: nextMs, limitMs: nextMs };
    return { utteranceId, startMs, endMs: Math.max(startMs, slot.endMs), limitMs: slot.limitMs };
  });
}
