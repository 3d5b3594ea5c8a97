import { fitClip, type Fit } from "./fit-clip.ts";
import type { Slot } from "./plan-slots.ts";
import { shareSlots } from "./share-slots.ts";

/** A clip as bought: `clipMs` is its measured length at `ttsSpeed`. */
export interface BoughtClip {
  readonly clipMs: number;
  readonly ttsSpeed: number;
}

/** The final fit of all of a chunk's clips, in the order of the slots: lines of one breath share. */
export function fitLines(slots: readonly Slot[], clips: readonly BoughtClip[]): Fit[] {
  const natural = clips.map((clip) => clip.clipMs * clip.ttsSpeed);
  return shareSlots(slots, natural).flatMap((slot, i) => {
    const clip = clips[i];
    return clip ? [fitClip({ slot, ...clip, canShorten: false })] : [];
  });
}
