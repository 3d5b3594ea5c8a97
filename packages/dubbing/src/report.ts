import type { LanguageCode } from "@dubdeck/domain";
import { z } from "zod";
import { flagSchema, hasFlag, type Line } from "./line.ts";
import { type Listening, measureHeard } from "./listen.ts";

export const reportLineSchema = z.object({
  id: z.string(),
  speaker: z.string().nullable(),
  voice: z.string().nullable(),
  sourceText: z.string(),
  /** Null if not dubbed: the original sound stays. */
  text: z.string().nullable(),
  /** Position in the source. */
  sourceStartMs: z.int(),
  sourceEndMs: z.int(),
  /** Start and length of the placed clip; null without a clip. */
  startMs: z.int().nullable(),
  clipMs: z.int().nullable(),
  /** Rate as placed, and the fastest that sounds natural here, in syllables per second. */
  rate: z.number().nullable(),
  naturalRate: z.number().nullable(),
  /** Length of speech cut off for lack of room. */
  cutMs: z.int(),
  lateMs: z.int(),
  /** What a recogniser heard in the finished dub; null if the dub was not checked. */
  heard: z.object({ text: z.string(), wordErrorRate: z.number() }).nullable(),
  /** Problems, each with a sentence for the owner. */
  flags: z.array(flagSchema),
});
export type ReportLine = z.infer<typeof reportLineSchema>;

const reportJobSchema = z.object({
  /** Number of lines in the source, and how many of them are dubbed. */
  lines: z.int(),
  dubbed: z.int(),
  /** Lines left in the original because they were unclear. */
  unclear: z.int(),
  speakers: z.array(z.object({ id: z.string(), voice: z.string().nullable(), lines: z.int() })),
  /** Shares of the dubbed lines spoken at a natural rate and cut off at the end, 0 to 1. */
  naturalShare: z.number(),
  cutShare: z.number(),
  /** Clips that overlap the same speaker's next clip. */
  collisions: z.int(),
  /** Output duration minus source duration. */
  driftMs: z.int(),
  /** Measured by a recogniser on the finished dub; null if the dub was not checked. */
  heard: z
    .object({
      /** Share of the dubbed source speech during which the dub speaks, 0 to 1. */
      coverage: z.number(),
      /** 95th percentile of the time between an onset in the source and the matching one in the dub. */
      onsetErrorP95Ms: z.int(),
      wordErrorRate: z.number(),
    })
    .nullable(),
  /** Integrated loudness; null if not measured, like the true peak. */
  loudnessLufs: z.number().nullable(),
  truePeakDbtp: z.number().nullable(),
});

export const reportSchema = z.object({ lines: z.array(reportLineSchema), job: reportJobSchema });
/** A dub's quality, line by line and as a whole. */
export type Report = z.infer<typeof reportSchema>;

export interface ReportInput {
  /** Language of the dub. */
  readonly language: LanguageCode;
  readonly lines: readonly Line[];
  readonly sourceMs: number;
  readonly outputMs: number;
  readonly loudness: { readonly integratedLufs: number; readonly truePeakDbtp: number } | null;
  /** What a recogniser heard in the finished dub; null if the dub was not checked. */
  readonly listening: Listening | null;
}

/** Lines with a higher word error rate are flagged "misheard". */
const MISHEARD_RATE = 0.5;
/** Shorter lines are not flagged, because recognisers often mishear a word or two without context. */
const MIN_MISHEARD_CHARS = 12;

/** Builds the quality report of a finished dub. */
export function qualityReport(input: ReportInput): Report {
  const { loudness, listening } = input;
  const lines = input.lines.map((line) => reportLine(line, listening));
  const dubbed = input.lines.filter(({ fit }) => fit !== null);
  const natural = dubbed.filter(({ fit }) => fit && fit.rate <= fit.naturalRate * ROUNDING);
  const cut = dubbed.filter((line) => hasFlag(line, "cut"));
  return {
    lines,
    job: {
      lines: lines.length,
      dubbed: dubbed.length,
      unclear: input.lines.filter((line) => hasFlag(line, "unclear")).length,
      speakers: speakersOf(dubbed),
      naturalShare: share(natural.length, dubbed.length),
      cutShare: dubbed.length === 0 ? 0 : cut.length / dubbed.length,
      collisions: countCollisions(dubbed),
      driftMs: Math.round(input.outputMs - input.sourceMs),
      heard: listening && measureHeard(input.lines, listening, input.language),
      loudnessLufs: loudness?.integratedLufs ?? null,
      truePeakDbtp: loudness?.truePeakDbtp ?? null,
    },
  };
}

/** Rates above the limit by less than this factor sound no faster. */
const ROUNDING = 1.02;

function reportLine(line: Line, listening: Listening | null): ReportLine {
  const { id, speaker, voice, sourceText, text, fit } = line;
  const understood = listening?.lines.find((each) => each.id === id);
  const heard = understood
    ? { text: understood.text, wordErrorRate: understood.wordErrorRate }
    : null;
  const flags = [...line.flags];
  const misheard = heard && heard.wordErrorRate > MISHEARD_RATE;
  if (misheard && (text?.length ?? 0) >= MIN_MISHEARD_CHARS && !hasFlag(line, "misheard")) {
    flags.push({ kind: "misheard", reason: MISHEARD });
  }
  return {
    id,
    speaker,
    voice,
    sourceText,
    text,
    sourceStartMs: line.startMs,
    sourceEndMs: line.endMs,
    startMs: fit?.startMs ?? null,
    clipMs: fit?.clipMs ?? null,
    rate: fit?.rate ?? null,
    naturalRate: fit?.naturalRate ?? null,
    cutMs: fit?.cutMs ?? 0,
    lateMs: fit?.lateMs ?? 0,
    heard,
    flags,
  };
}

/** The reason of a "misheard" flag. */
export const MISHEARD = "Hard to understand in the dub: listen to it and reword it if needed.";

function speakersOf(lines: readonly Line[]): Report["job"]["speakers"] {
  const bySpeaker = Map.groupBy(lines, ({ speaker }) => speaker ?? "");
  return Array.from(bySpeaker, ([id, own]) => ({
    id,
    voice: own[0]?.voice ?? null,
    lines: own.length,
  }));
}

function countCollisions(lines: readonly Line[]): number {
  const sorted = lines.toSorted((a, b) => (a.fit?.startMs ?? 0) - (b.fit?.startMs ?? 0));
  return sorted.filter((line, i) => {
    const next = sorted.slice(i + 1).find(({ speaker }) => speaker === line.speaker);
    const end = (line.placement?.startSample ?? 0) + (line.placement?.lengthSamples ?? 0);
    return next?.placement && end > next.placement.startSample;
  }).length;
}

/** 0/0 counts as 1. */
const share = (part: number, whole: number): number => (whole === 0 ? 1 : part / whole);
