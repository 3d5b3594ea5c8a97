import type { LanguageCode } from "@dubdeck/domain";
import { flagged, type Clip, type Line } from "./line.ts";
import { type PlannedLine, planTimeline, type TimedLine } from "./plan-timeline.ts";
import { rateLimits, type RateLimits, speedFor, type VoicePace } from "./rate-limits.ts";
import { countSyllables } from "./syllables/count-syllables.ts";

/** All that decides how fast lines are spoken, besides the lines themselves. */
export interface Pacing {
  readonly language: LanguageCode;
  readonly voiceOf: (voice: string | null) => VoicePace;
  /** How fast the source's speaker talks against their language's norm; 1 is the norm. */
  readonly paceOf: (speaker: string | null) => number;
  /** Where the source, or the part of it that these lines come from, ends. */
  readonly endMs: number;
}

/** Speeds to ask an engine for are multiples of 0.05, so that equal lines share one bought clip. */
const SPEED_STEPS = 20;
const MIN_SPEED = 0.75;
/**
 * Engines swallow sounds when they hurry, a stretch keeps them: hurried to 1.4 times their own pace by
 * Kokoro, five voices were misheard in 12 to 29 % of the words, and in 0 to 15 % when stretched.
 */
const MAX_SPEED = 1;
/** Speech that is slowed down further sounds drawn out: the engine is asked for another speed. */
const MIN_STRETCH = 0.9;

/**
 * The speed to ask the engine for, by line id: of lines without a clip, and of those whose clip would
 * have to be slowed down audibly. It depends on nothing but its arguments, so that a retry finds
 * the clips that were bought.
 */
export function speedsToBuy(lines: readonly Line[], pacing: Pacing): Map<string, number> {
  const speeds = new Map<string, number>();
  for (const { line, limits, planned } of plan(lines, pacing)) {
    const speed = speedOf(line, limits, planned, pacing.voiceOf(line.voice));
    if (speed !== null) speeds.set(line.id, speed);
  }
  return speeds;
}

function speedOf(
  line: Line,
  limits: LineLimits,
  planned: PlannedLine,
  voice: VoicePace,
): number | null {
  const { ms, pauseMs, speed: bought } = line.clip ?? { ...estimate(line, limits), speed: null };
  const tempo = ms / Math.max(1, planned.ms);
  if (bought !== null && tempo >= MIN_STRETCH) return null;
  const rate = (limits.syllables * 1000 * tempo) / Math.max(1, ms - pauseMs);
  const wanted = bought === null ? speedFor(voice, rate) : bought * tempo;
  const speed = Math.max(MIN_SPEED, Math.min(wanted, MAX_SPEED));
  const step = Math.round(speed * SPEED_STEPS) / SPEED_STEPS;
  return step === bought ? null : step;
}

/** Ids of the lines that do not fit at a natural rate, as far as estimates or measured clips tell. */
export function tightLines(lines: readonly Line[], pacing: Pacing): Set<string> {
  const tight = plan(lines, pacing).filter(
    ({ timed, planned }) => planned.ms < timed.naturalMs - TOLERANCE_MS,
  );
  return new Set(tight.map(({ line }) => line.id));
}

/** Missing by less than this is rounding, not speech. */
const TOLERANCE_MS = 20;
/** From here on a late line is noticed. */
const NOTICED_LATE_MS = 400;

/** Fits measured clips into their time; what sounds unnatural or is lost is flagged with its reason. */
export function fitLines(lines: readonly Line[], pacing: Pacing): Line[] {
  const fits = new Map(plan(lines, pacing).map((each) => [each.line.id, each]));
  return lines.map((line) => {
    const fitted = fits.get(line.id);
    return fitted && line.clip ? fitLine(line, line.clip, fitted) : line;
  });
}

function fitLine(line: Line, clip: Clip, { limits, planned }: Planned): Line {
  const { startMs, ms: clipMs, cutMs } = planned;
  const tempo = Math.max(0.5, clip.ms / Math.max(1, clipMs + cutMs));
  const rate = (limits.syllables * 1000 * tempo) / Math.max(1, clip.ms - clip.pauseMs);
  const lateMs = startMs - line.startMs;
  const naturalRate = limits.natural;
  const fit = { startMs, clipMs, tempo, rate, naturalRate, cutMs, lateMs };
  const fitted: Line = { ...line, fit };
  const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
  if (cutMs > 0) {
    const reason = `The last ${seconds(cutMs)} are cut off: the line is too long for its time even when spoken fast.`;
    return flagged(fitted, "cut", reason);
  }
  if (rate > naturalRate * 1.02) {
    const reason = `Spoken faster than is natural (${rate.toFixed(1)} syllables a second) to fit into ${seconds(clipMs)}.`;
    return flagged(fitted, "fast", reason);
  }
  if (lateMs > NOTICED_LATE_MS) {
    return flagged(fitted, "late", `Begins ${seconds(lateMs)} later than in the source.`);
  }
  return fitted;
}

interface Planned {
  readonly line: Line;
  readonly limits: LineLimits;
  readonly timed: TimedLine;
  readonly planned: PlannedLine;
}

type LineLimits = RateLimits & { readonly syllables: number };

/** The plan of all lines that have something to say, in order of time. */
function plan(lines: readonly Line[], pacing: Pacing): Planned[] {
  const spoken = lines
    .filter((line) => line.text !== null)
    .toSorted((a, b) => a.startMs - b.startMs)
    .map((line) => {
      const limits = limitsOf(line, pacing);
      return { line, limits, timed: timeLine(line, limits) };
    });
  const planned = planTimeline(
    spoken.map(({ timed }) => timed),
    pacing.endMs,
  );
  return spoken.map((each, i) => Object.assign(each, { planned: planned[i] as PlannedLine }));
}

function limitsOf({ text, voice, speaker }: Line, pacing: Pacing): LineLimits {
  const { language } = pacing;
  const limits = rateLimits(language, pacing.voiceOf(voice), pacing.paceOf(speaker));
  return { ...limits, syllables: Math.max(1, countSyllables(text ?? "", language)) };
}

function timeLine(line: Line, limits: LineLimits): TimedLine {
  const { id, speaker, startMs, endMs } = line;
  const { ms, pauseMs } = line.clip ?? estimate(line, limits);
  const rate = (limits.syllables * 1000) / Math.max(1, ms - pauseMs);
  const at = (wanted: number): number => Math.round((ms * rate) / wanted);
  return {
    id,
    speaker,
    startMs,
    endMs,
    shortestMs: at(limits.fastest),
    naturalMs: at(limits.natural),
    ownMs: at(limits.own),
    slowestMs: at(limits.slowest),
  };
}

/** What a voice pauses at punctuation inside a line, in ms. */
const PAUSE_MS = 220;

/** How long a text is expected to take at the voice's own pace. */
function estimate({ text }: Line, { syllables, own }: LineLimits): { ms: number; pauseMs: number } {
  const pauses = text?.match(/[,;:.!?…—](?=\s)/gu)?.length ?? 0;
  const pauseMs = pauses * PAUSE_MS;
  return { ms: Math.round((syllables * 1000) / own) + pauseMs, pauseMs };
}
