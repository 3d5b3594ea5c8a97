import type { LanguageCode } from "@dubdeck/domain";
import { countSyllables } from "./syllables/count-syllables.ts";
import { NATURAL_RATE, RATE_NORMS } from "./syllables/rate-norms.ts";
import { lengthMs } from "./interval.ts";
import type { Line } from "./line.ts";

/** A voice's speaking rate, measured on a known text (see `npm run calibrate`). */
export interface VoicePace {
  /** Measured rates by requested speed, in ascending order. */
  readonly rates: readonly { readonly speed: number; readonly syllablesPerSecond: number }[];
  /** The highest speed at which the voice is still intelligible. */
  readonly clearSpeed: number;
  /** How well its own pace, time-stretched by a factor, is understood; in ascending order. */
  readonly stretched?:
    | readonly { readonly factor: number; readonly wordErrorRate: number }[]
    | undefined;
}

/** Speech faster than this multiple of its language's norm is unbearable. */
const MAX_FACTOR = 1.35;

/**
 * Multiples of a voice's own pace up to which time-stretched speech is clear (unless that was measured)
 * and intelligible, even if the engine's own faster speech is not: at 1.4 times, five voices had 0 to
 * 15 % of their words misheard. A cut would lose words for certain.
 */
const USUAL_STRETCH = { clear: 1.25, intelligible: 1.4 } as const;

/** Word error rate that clear speech may have, and by how much it may be worse than unstretched. */
const CLEAR_ERRORS = { rate: 0.08, rise: 0.05 } as const;

/**
 * Returns how far a voice may be stretched, as a multiple of its usual pace, and still be clear. Each
 * factor is judged by the median of itself and its neighbours, because it was measured on only 90 words or so.
 */
export function clearStretch({ stretched }: Pick<VoicePace, "stretched">): number {
  const errors = stretched?.map(({ wordErrorRate }) => wordErrorRate) ?? [];
  const [first] = errors;
  if (!stretched || first === undefined) return USUAL_STRETCH.clear;
  const limit = Math.max(CLEAR_ERRORS.rate, first + CLEAR_ERRORS.rise);
  const bad = errors.findIndex((_, i) => i > 0 && median(errors.slice(i - 1, i + 2)) > limit);
  return stretched.at(bad === -1 ? -1 : bad - 1)?.factor ?? 1;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const [low = 0, high = 0] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return (low + high) / 2;
}

/** Any speech may be slowed down to this share of the voice's own pace … */
const SLOW_FACTOR = 0.85;
/** … and to this share where the source's speaker takes their time, too. */
const SLOWEST_FACTOR = 0.7;

/** Articulation rates for a line, in syllables per second. */
export interface RateLimits {
  readonly slowest: number;
  /** The voice's own pace. */
  readonly own: number;
  /** The fastest that sounds natural here. */
  readonly natural: number;
  readonly fastest: number;
}

/**
 * Computes the rates at which a voice may speak a line. The natural limit is 1.15 times the language's
 * norm, or up to 1.35 times if the source's speaker talks that fast. No rate exceeds the voice's
 * intelligible maximum. For a slow speaker the slowest rate falls to 0.7 times the voice's own pace.
 * @param pace the source speaker's articulation rate / the source language's norm
 */
export function rateLimits(language: LanguageCode, voice: VoicePace, pace = 1): RateLimits {
  const norm = RATE_NORMS[language];
  const own = rateAt(voice, 1);
  const clear = Math.max(own * clearStretch(voice), rateAt(voice, voice.clearSpeed));
  const intelligible = Math.max(clear, own * USUAL_STRETCH.intelligible);
  const fastest = Math.min(intelligible, norm * MAX_FACTOR);
  const wanted = norm * Math.min(MAX_FACTOR, Math.max(NATURAL_RATE, pace));
  return {
    slowest: Math.max(own * SLOWEST_FACTOR, Math.min(own * SLOW_FACTOR, norm * pace)),
    own,
    natural: Math.min(clear, wanted),
    fastest: Math.max(fastest, Math.min(clear, wanted)),
  };
}

/** Returns the rates at which a recording that has this rate may be played. */
export const recordingLimits = (own: number): RateLimits => ({
  slowest: own * SLOW_FACTOR,
  own,
  natural: own * USUAL_STRETCH.clear,
  fastest: own * USUAL_STRETCH.intelligible,
});

/** Returns a typical pace for voices that were never calibrated. */
export function assumedPace(language: LanguageCode): VoicePace {
  const norm = RATE_NORMS[language];
  const rates = [1, 1.3].map((speed) => ({ speed, syllablesPerSecond: norm * 0.85 * speed }));
  return { rates, clearSpeed: 1.3 };
}

/** Returns the rate in syllables per second at a requested speed, which engines do not follow linearly. */
export function rateAt({ rates }: VoicePace, speed: number): number {
  return interpolate(
    rates.map((point) => [point.speed, point.syllablesPerSecond]),
    speed,
  );
}

/** Returns the speed to request for a rate in syllables per second. */
export function speedFor({ rates }: VoicePace, rate: number): number {
  return interpolate(
    rates.map((point) => [point.syllablesPerSecond, point.speed]),
    rate,
  );
}

/** Interpolates linearly between points with ascending x; extrapolates proportionally. */
function interpolate(points: readonly (readonly [number, number])[], x: number): number {
  const next = points.findIndex(([at]) => at >= x);
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return x;
  if (next === 0) return (first[1] * x) / first[0];
  if (next === -1) return (last[1] * x) / last[0];
  const [[x0, y0], [x1, y1]] = [points[next - 1] ?? first, points[next] ?? last];
  return x1 === x0 ? y1 : y0 + ((y1 - y0) * (x - x0)) / (x1 - x0);
}

/** Less speech than this is too little to measure a speaker's pace. */
const MIN_SPEECH_MS = 4000;

/**
 * Measures each speaker's rate relative to the language's norm (1), by speaker id. Leaves out speakers
 * with less than 4 s of speech; empty if the language has no norm.
 */
export function speakerPaces(
  lines: readonly Pick<Line, "speaker" | "sourceText" | "startMs" | "endMs">[],
  language: string,
): Map<string | null, number> {
  const paces = new Map<string | null, number>();
  if (!isKnown(language)) return paces;
  for (const [speaker, own] of Map.groupBy(lines, (line) => line.speaker)) {
    const ms = own.reduce((sum, line) => sum + lengthMs(line), 0);
    const syllables = own.reduce((sum, l) => sum + countSyllables(l.sourceText, language), 0);
    if (ms >= MIN_SPEECH_MS) paces.set(speaker, (syllables * 1000) / ms / RATE_NORMS[language]);
  }
  return paces;
}

const isKnown = (language: string): language is LanguageCode => Object.hasOwn(RATE_NORMS, language);
