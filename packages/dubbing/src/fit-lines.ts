import { fitClip, seedSpeed, type Fit } from "./fit-clip.ts";
import type { Slot } from "./plan-slots.ts";
import { shareSlots } from "./share-slots.ts";
import { estimateMs, type SpeechRate } from "./speech-rate.ts";

/** A clip as bought: `clipMs` is its measured length at `ttsSpeed`. */
export interface BoughtClip {
  readonly clipMs: number;
  readonly ttsSpeed: number;
}

/** The speeds to buy a chunk's lines at, in the order of the slots; see `seedSpeed` on retries. */
export function seedSpeeds(
  slots: readonly Slot[],
  texts: readonly string[],
  rate: SpeechRate,
): number[] {
  const estimates = texts.map((text) => estimateMs(text, rate));
  const shared = shareSlots(slots, estimates);
  return shared.map((slot, i) => seedSpeed({ text: texts[i] ?? "", slot, rate }));
}

/** Fits a chunk's measured clips, in the order of the slots; each with the slot it is placed in. */
export function fitLines(
  slots: readonly Slot[],
  clips: readonly BoughtClip[],
  canShorten: boolean,
): { slot: Slot; fit: Fit }[] {
  const natural = clips.map((clip) => clip.clipMs * clip.ttsSpeed);
  return shareSlots(slots, natural).flatMap((slot, i) => {
    const clip = clips[i];
    return clip ? [{ slot, fit: fitClip({ slot, ...clip, canShorten }) }] : [];
  });
}
