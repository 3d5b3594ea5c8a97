import type { LanguageCode } from "@dubdeck/domain";
import { z } from "zod";
import type { Slot } from "./plan-slots.ts";

export const speechRateSchema = z.object({
  chars: z.number().positive(),
  ms: z.number().positive(),
});
/**
 * How fast a voice speaks at speed 1: characters over the milliseconds they took. A value, never
 * changed in place; folding clips in another order gives the same rate.
 */
export type SpeechRate = Readonly<z.infer<typeof speechRateSchema>>;

/**
 * Characters per second at speed 1, spaces and punctuation included: measured on the local voices
 * (en, es, fr, it, pt), estimated for the others.
 */
const DEFAULT_CHARS_PER_SECOND: Readonly<Record<LanguageCode, number>> = {
  en: 18.5,
  es: 18,
  fr: 20,
  it: 17.5,
  pt: 17,
  de: 14,
  tr: 14,
  ar: 12,
  ja: 7.5,
  zh: 5,
};

/** How much speech the default counts for against measured clips. */
const PRIOR_MS = 10_000;

/** What is known of a language's voices before any clip was measured. */
export function initialSpeechRate(language: LanguageCode): SpeechRate {
  return { chars: (DEFAULT_CHARS_PER_SECOND[language] * PRIOR_MS) / 1000, ms: PRIOR_MS };
}

/** The rate with one more measured clip: `clipMs` is its length as bought at `ttsSpeed`. */
export function foldClip(
  rate: SpeechRate,
  clip: { text: string; clipMs: number; ttsSpeed: number },
): SpeechRate {
  return {
    chars: rate.chars + spokenLength(clip.text),
    ms: rate.ms + clip.clipMs * clip.ttsSpeed,
  };
}

/** Characters that are spoken in a second at speed 1. */
export const charsPerSecond = (rate: SpeechRate): number => (rate.chars * 1000) / rate.ms;

/** How long a text is expected to take at speed 1, in ms. */
export function estimateMs(text: string, rate: SpeechRate): number {
  return Math.round((spokenLength(text) * rate.ms) / rate.chars);
}

/** Aimed at below the 1.2 that still counts as natural, since the rate is an estimate. */
const BUDGET_SPEED = 1.1;
const MIN_BUDGET_CHARS = 10;

/** Most characters a line's translation may have to be spoken within the line's own time. */
export function lengthBudget(slot: Slot, rate: SpeechRate): number {
  const seconds = (slot.endMs - slot.startMs) / 1000;
  return Math.max(MIN_BUDGET_CHARS, Math.floor(seconds * charsPerSecond(rate) * BUDGET_SPEED));
}

/** A digit is written as one character and spoken as a word. */
const DIGIT_CHARS = 4;

function spokenLength(text: string): number {
  const digits = text.match(/\p{Nd}/gu)?.length ?? 0;
  return Math.max(1, text.trim().length + digits * (DIGIT_CHARS - 1));
}
