import type { LanguageCode } from "@dubdeck/domain";
import { holds, intersection, type Interval, union } from "../interval.ts";
import type { Word } from "../transcript.ts";
import { articulationRate, isNatural } from "./articulation.ts";
import { compareHeardBack } from "./heard-back.ts";
import { coverage, heardOnset, onsetErrors, p95 } from "./heard-timing.ts";
import { inventedLines } from "./invented-lines.ts";
import { keptOriginal } from "./kept-original.ts";
import { decibels, rms, type Samples } from "./levels.ts";
import { findParts } from "./projection.ts";
import type { Reference } from "./reference.ts";
import { isSpoken, type ScoredLine } from "./scored-line.ts";
import { sourceSpeech } from "./source-speech.ts";

export interface ScoreInput {
  readonly language: LanguageCode;
  readonly lines: readonly ScoredLine[];
  readonly reference: Reference | null;
  /** Speech regions from voice activity detection. */
  readonly sourceRegions: readonly Interval[];
  readonly dubRegions: readonly Interval[];
  /** What a recogniser heard in the dub. */
  readonly heard: readonly Word[];
  /** `source`, `dub` and `voice` have the same sample rate. */
  readonly source: Samples;
  readonly dub: Samples;
  /** The source's isolated voice; null if unknown. The rest of the source is its background. */
  readonly voice: Samples | null;
}

/** Measurements of a dub's finished sound. Shares and rates are 0 to 1; null if not measurable. */
export interface Score {
  readonly lines: number;
  readonly naturalShare: number;
  readonly cutShare: number;
  readonly onsetErrorP95Ms: number;
  readonly coverage: number;
  readonly wordErrorRate: number;
  readonly speakers: number;
  readonly voices: number;
  /** From the reference. */
  readonly expectedSpeakers: number | null;
  readonly inventedLines: number;
  /** Level of the original voice that is left under the dub's speech, relative to the dub there, in dB. */
  readonly originalVoiceDb: number | null;
  /** Level of the background relative to the source, in dB: under the dub's speech, and without speech. */
  readonly backgroundUnderSpeechDb: number | null;
  readonly backgroundInGapsDb: number | null;
}

/** Widens speech regions, because voice activity detection misses quiet consonants and reverberation. */
const MARGIN_MS = 300;
/** Shorter gaps cannot be measured. */
const MIN_MEASURED_MS = 500;
/** Inaudible level, as a share of full scale. */
const INAUDIBLE = 10 ** (-60 / 20);

/** Scores a finished dub on its sound, independently of the pipeline's own report. */
export function scoreDub(input: ScoreInput): Score {
  const { language, lines, reference, sourceRegions, dubRegions } = input;
  const spoken = lines.filter(isSpoken);
  const speech = sourceSpeech(reference?.turns ?? null, sourceRegions);
  const allSpeech = union([...speech.heard, ...speech.unheard]);
  const clips = spoken.map(({ clip }) => clip);
  const sounds = union([...allSpeech, ...dubRegions]);
  const kept = keptOriginal(input.source, input.dub, { speech: sounds, clips });
  const heard = union([...dubRegions, ...kept]);
  const heardBack = compareHeardBack(lines, input.heard, language);
  // No line begins in a sound of the source.
  const voices = dubRegions.filter(({ startMs }) => !kept.some((part) => holds(part, startMs)));
  const heardMs = input.heard.map(({ startMs }) => startMs);
  const times = spoken.map(({ id, source }) => {
    const wordsMs = heardBack.lines.get(id)?.wordsMs ?? [];
    return { source, onsetMs: heardOnset(wordsMs, voices, heardMs), wordsMs };
  });
  const natural = spoken.filter((line) =>
    isNatural(articulationRate(line, input.dub, dubRegions, language), line, language),
  );
  const cut = spoken.filter(
    ({ id, cutMs }) => cutMs > 0 || heardBack.lines.get(id)?.endMissing === true,
  );
  return {
    lines: spoken.length,
    naturalShare: share(natural.length, spoken.length),
    cutShare: spoken.length === 0 ? 0 : cut.length / spoken.length,
    onsetErrorP95Ms: p95(onsetErrors(speech.heard, heard, times)),
    coverage: coverage(allSpeech, heard),
    wordErrorRate: heardBack.errorRate,
    speakers: new Set(spoken.map(({ speaker }) => speaker)).size,
    voices: new Set(spoken.map(({ voice }) => voice)).size,
    expectedSpeakers: reference?.speakers ?? null,
    inventedLines: inventedLines(lines, union([...allSpeech, ...sourceRegions]), reference).length,
    ...measureBed(input),
  };
}

function measureBed(
  input: ScoreInput,
): Pick<Score, "originalVoiceDb" | "backgroundUnderSpeechDb" | "backgroundInGapsDb"> {
  const { source, dub, voice, sourceRegions } = input;
  const clips = input.lines.filter(isSpoken).map(({ clip }) => clip);
  const under = intersection(sourceRegions, clips);
  const quiet = gaps(input);
  const original = rms(source, quiet);
  const background = voice && without(source, voice);
  const gains = background && findParts(dub, voice, background, under);
  // The loudness of the whole mix is raised or lowered, so the dub is the measure of what is left.
  const speech = rms(dub, under);
  const left = voice && gains && speech > 0 ? (gains.voice ?? 0) * rms(voice, under) : null;
  const audible = background && rms(background, under) > INAUDIBLE;
  return {
    originalVoiceDb: toDecibels(left === null ? null : left / speech),
    backgroundUnderSpeechDb: audible ? toDecibels(gains?.background) : null,
    backgroundInGapsDb: original > INAUDIBLE ? decibels(rms(dub, quiet) / original) : null,
  };
}

const toDecibels = (factor: number | null | undefined): number | null =>
  factor === null || factor === undefined ? null : decibels(factor);

function without({ samples, rate }: Samples, { samples: voice }: Samples): Samples {
  return { samples: samples.map((sample, i) => sample - (voice[i] ?? 0)), rate };
}

/** Intervals without speech in source and dub; empty if too short to measure. */
function gaps({ lines, sourceRegions, dubRegions, source }: ScoreInput): Interval[] {
  const clips = lines.filter(isSpoken).map(({ clip }) => clip);
  const speech = [...sourceRegions, ...dubRegions, ...clips].map(({ startMs, endMs }) => ({
    startMs: Math.max(0, startMs - MARGIN_MS),
    endMs: endMs + MARGIN_MS,
  }));
  const end = Math.round((source.samples.length * 1000) / source.rate);
  const edges = [{ startMs: 0, endMs: 0 }, ...union(speech), { startMs: end, endMs: end }];
  const between = edges
    .slice(1)
    .map(({ startMs }, i) => ({ startMs: edges[i]?.endMs ?? 0, endMs: startMs }))
    .filter(({ startMs, endMs }) => endMs > startMs);
  const total = between.reduce((sum, { startMs, endMs }) => sum + endMs - startMs, 0);
  return total < MIN_MEASURED_MS ? [] : between;
}

const share = (part: number, whole: number): number => (whole === 0 ? 1 : part / whole);
