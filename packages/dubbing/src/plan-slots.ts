import { z } from "zod";
import { intervalSchema } from "./interval.ts";
import type { Utterance } from "./transcript.ts";

/** Silence kept before the next line's onset when a line borrows time. */
export const ONSET_GAP_MS = 80;

export const slotSchema = intervalSchema.extend({
  utteranceId: z.string(),
  /** Where a line that borrows silence has to end at the latest; never before endMs. */
  limitMs: z.int().nonnegative(),
});
/** The time a line's clip may take: its own from startMs to endMs, borrowed up to limitMs. */
export type Slot = z.infer<typeof slotSchema>;

export interface SlotBounds {
  /** The chunk's end, or the video's: nothing sounds after it. */
  readonly endMs: number;
  /** Onset of the first line after these, when it is known; it replaces the chunk's end as limit. */
  readonly nextOnsetMs?: number | undefined;
}

/** One slot per utterance (in order of time): its own time, and the silence after it to borrow. */
export function planSlots(utterances: readonly Utterance[], bounds: SlotBounds): Slot[] {
  return utterances.map((utterance, i) => {
    const nextOnsetMs = utterances[i + 1]?.startMs ?? bounds.nextOnsetMs;
    const latestMs = nextOnsetMs ?? bounds.endMs;
    const endMs = Math.max(utterance.startMs, Math.min(utterance.endMs, latestMs));
    const borrowableMs = nextOnsetMs === undefined ? bounds.endMs : nextOnsetMs - ONSET_GAP_MS;
    return {
      utteranceId: utterance.id,
      startMs: utterance.startMs,
      endMs,
      limitMs: Math.max(endMs, borrowableMs),
    };
  });
}
