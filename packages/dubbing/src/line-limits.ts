import type { LanguageCode } from "@dubdeck/domain";
import { type Line, spokenText } from "./line.ts";
import type { TimedLine } from "./timed-line.ts";
import {
  rateAt,
  rateLimits,
  type RateLimits,
  recordingLimits,
  type VoicePace,
} from "./rate-limits.ts";
import { countSyllables } from "./syllables/count-syllables.ts";

/** What the speaking rate depends on besides the lines. */
export interface Pacing {
  readonly language: LanguageCode;
  readonly voiceOf: (voice: string | null) => VoicePace;
  /** The source speaker's rate relative to their language's norm; 1 is the norm. */
  readonly paceOf: (speaker: string | null) => number;
  /** End of the source, or of the part of it that these lines come from. */
  readonly endMs: number;
}

/** The rates at which a line may be spoken. */
export type LineLimits = RateLimits & { readonly syllables: number };

/** Returns a line's rates: its voice's, its recording's, or the one that the user asked for. */
export function limitsOf(line: Line, pacing: Pacing): LineLimits {
  const { language } = pacing;
  const syllables = Math.max(1, countSyllables(spokenText(line) ?? "", language));
  return { ...ratesOf(line, syllables, pacing), syllables };
}

function ratesOf(line: Line, syllables: number, pacing: Pacing): RateLimits {
  const { clip, recorded, speaker, speed } = line;
  if (recorded && clip) {
    return recordingLimits((syllables * 1000) / Math.max(1, clip.ms - clip.pauseMs));
  }
  const voice = pacing.voiceOf(line.voice);
  if (speed === undefined) return rateLimits(pacing.language, voice, pacing.paceOf(speaker));
  const wanted = rateAt(voice, 1) * speed;
  return { slowest: wanted, own: wanted, natural: wanted, fastest: wanted };
}

/** Share of the natural limit that is planned: in the finished dub, whose pauses are found again, rates come out a little higher. */
const PLANNED = 0.97;

/**
 * Voice activity detection notices a voice this long after its clip begins: the median of 126 clips in four languages by
 * nine voices was 69 ms. A line's times come from it, too, so its clip begins earlier by that to be heard on time.
 */
export const NOTICED_AFTER_MS = 60;

/** Converts a line's rates to durations, by its clip's length or an estimate, and its times to its clip's. */
export function timeLine(line: Line, limits: LineLimits): TimedLine {
  const { id, speaker } = line;
  const [startMs, endMs] = [line.startMs, line.endMs].map((ms) =>
    Math.max(0, ms - NOTICED_AFTER_MS),
  ) as [number, number];
  const { ms, pauseMs } = line.clip ?? estimate(line, limits);
  const rate = (limits.syllables * 1000) / Math.max(1, ms - pauseMs);
  const at = (wanted: number): number => Math.round((ms * rate) / wanted);
  return {
    id,
    speaker,
    startMs,
    endMs,
    shortestMs: at(limits.fastest),
    naturalMs: at(Math.max(limits.slowest, limits.natural * PLANNED)),
    ownMs: at(limits.own),
    slowestMs: at(limits.slowest),
  };
}

/** Expected pause at punctuation inside a line. */
const PAUSE_MS = 220;

/** Estimates how long a line takes at the voice's own pace. */
export function estimate(
  line: Line,
  { syllables, own }: LineLimits,
): { ms: number; pauseMs: number } {
  const pauses = spokenText(line)?.match(/[,;:.!?…—](?=\s)/gu)?.length ?? 0;
  const pauseMs = pauses * PAUSE_MS;
  return { ms: Math.round((syllables * 1000) / own) + pauseMs, pauseMs };
}
