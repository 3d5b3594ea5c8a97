import { z } from "zod";
import type { Slot } from "./plan-slots.ts";
import { estimateMs, type SpeechRate } from "./speech-rate.ts";

/** Bounds of a line's total speed, and what still sounds natural. */
export const MIN_SPEED = 0.85;
export const NATURAL_SPEED = 1.2;
export const MAX_SPEED = 1.3;

export const fitSchema = z.object({
  /** Total speed against the voice's own: what the engine was asked for times `tempo`. */
  speed: z.number().min(MIN_SPEED).max(MAX_SPEED),
  /** Stretch of the bought clip, as ffmpeg's atempo wants it; 1 leaves it as it is. */
  tempo: z.number().positive(),
  /** Where the clip begins on the source's clock. */
  startMs: z.int().nonnegative(),
  /** Length as placed, after stretch and trim. */
  clipMs: z.int().nonnegative(),
  /** Speech cut off at the end, at a fade. */
  trimMs: z.int().nonnegative(),
  /** Silence taken beyond the line's own end. */
  borrowMs: z.int().nonnegative(),
  /** `shorten`: ask for a shorter translation; the numbers are those of using this one anyway. */
  decision: z.enum(["fits", "slow", "fast", "shorten", "borrow", "trim"]),
  /** A sentence, where something was lost. */
  reason: z.string().optional(),
});
export type Fit = z.infer<typeof fitSchema>;

export interface MeasuredClip {
  readonly slot: Slot;
  /** Measured length of the clip as bought at `ttsSpeed`. */
  readonly clipMs: number;
  readonly ttsSpeed: number;
  /** Whether the translator can still be asked for a shorter text. */
  readonly canShorten: boolean;
}

/**
 * Fits a measured clip into its slot: slowed down to 0.85 when too short, natural up to 1.2, then a
 * shorter translation, then borrowed silence, then up to 1.3, then trimmed and flagged.
 */
export function fitClip({ slot, clipMs, ttsSpeed, canShorten }: MeasuredClip): Fit {
  const fit = fitSpeech(slot, clipMs * ttsSpeed);
  const tooLong = fit.decision === "borrow" || fit.decision === "fast" || fit.decision === "trim";
  return {
    ...fit,
    tempo: fit.speed / ttsSpeed,
    decision: canShorten && tooLong ? "shorten" : fit.decision,
  };
}

/** Speeds to ask an engine for are multiples of 0.05, so that equal lines share one bought clip. */
const SEED_STEPS = 20;

/**
 * The speed to buy a line's clip at, 0.85 to 1.3. It depends on nothing but its arguments: seed a
 * retried line with the same rate, or it is bought again at another speed.
 */
export function seedSpeed(line: { text: string; slot: Slot; rate: SpeechRate }): number {
  const { speed } = fitSpeech(line.slot, estimateMs(line.text, line.rate));
  return Math.round(speed * SEED_STEPS) / SEED_STEPS;
}

/** What is missing by less than this is rounding, not speech. */
const ROUNDING_MS = 2;

/** The fit of speech that lasts `naturalMs` at speed 1. */
function fitSpeech(slot: Slot, naturalMs: number): Omit<Fit, "tempo"> {
  const ownMs = Math.max(1, slot.endMs - slot.startMs);
  const freeMs = Math.max(ownMs, slot.limitMs - slot.startMs);
  const at = (speed: number) => Math.max(1, Math.round(naturalMs / speed));
  const fits = (speed: number, ms: number) => at(speed) <= ms + ROUNDING_MS;
  const placed = (wantedSpeed: number, decision: Fit["decision"]): Omit<Fit, "tempo"> => {
    const speed = Math.max(MIN_SPEED, Math.min(wantedSpeed, MAX_SPEED));
    const clipMs = Math.min(freeMs, at(speed));
    const borrowMs = Math.max(0, clipMs - ownMs);
    return { startMs: slot.startMs, speed, clipMs, trimMs: 0, borrowMs, decision };
  };

  const forOwn = roundUp(naturalMs / ownMs);
  if (forOwn < 1) return placed(forOwn, "slow");
  if (fits(NATURAL_SPEED, ownMs)) return placed(Math.min(NATURAL_SPEED, forOwn), "fits");
  if (fits(NATURAL_SPEED, freeMs)) return placed(NATURAL_SPEED, "borrow");
  if (fits(MAX_SPEED, freeMs)) return placed(roundUp(naturalMs / freeMs), "fast");
  const trimMs = at(MAX_SPEED) - freeMs;
  return { ...placed(MAX_SPEED, "trim"), trimMs, reason: trimReason(at(MAX_SPEED), freeMs) };
}

function trimReason(neededMs: number, freeMs: number): string {
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
  return `The line lasts ${seconds(neededMs)} even at ${MAX_SPEED} times the natural speed, and only ${seconds(freeMs)} are free before the next one.`;
}

/** Up to the next thousandth: rounded down, the clip would stick out of its slot. */
const roundUp = (speed: number) => Math.ceil(speed * 1000 - 1e-6) / 1000;
