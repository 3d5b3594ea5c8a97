import { z } from "zod";
import { fitSchema, NATURAL_SPEED } from "./fit-clip.ts";
import type { FittedLine } from "./fitted-line.ts";
import { distanceMs, intersection, totalMs, union, type Interval } from "./interval.ts";
import { placementInterval, type Placement } from "./place-clips.ts";

const reportLineSchema = z.object({
  id: z.string(),
  sourceText: z.string(),
  text: z.string(),
  /** Where the clip is placed. */
  startMs: z.int(),
  /** The line's own time, nothing borrowed. */
  slotMs: z.int(),
  /** The clip as placed. */
  clipMs: z.int(),
  speed: z.number(),
  /** Speech that found no room and was cut off. */
  overflowMs: z.int(),
  borrowMs: z.int(),
  decision: fitSchema.shape.decision,
  /** A sentence where something was lost, else null. */
  reason: z.string().nullable(),
});
export type ReportLine = z.infer<typeof reportLineSchema>;

const reportJobSchema = z.object({
  lines: z.int(),
  /** Share of the dub's speech during which the original voice speaks too, 0 to 1. */
  overlap: z.number(),
  /** Share of the original's speech that is spoken over by the dub, 0 to 1. */
  coverage: z.number(),
  /** From a line's onset in the source to the nearest speech heard in the dub. */
  onsetErrorP95Ms: z.int(),
  /** Share of lines at a speed of 1.2 or less, 0 to 1. */
  shareAtMost1_2: z.number(),
  /** Clips that reach into the next one. */
  collisions: z.int(),
  /** Output's duration less the source's. */
  driftMs: z.int(),
  /** Integrated loudness; null when it was not measured. */
  loudnessLufs: z.number().nullable(),
  truePeakDbtp: z.number().nullable(),
});

export const reportSchema = z.object({ lines: z.array(reportLineSchema), job: reportJobSchema });
/** How good a dub is, line by line and as a whole. */
export type Report = z.infer<typeof reportSchema>;

export interface ReportInput {
  readonly lines: readonly FittedLine[];
  readonly placements: readonly Placement[];
  readonly sampleRate: number;
  readonly sourceMs: number;
  readonly outputMs: number;
  readonly loudness: { readonly integratedLufs: number; readonly truePeakDbtp: number } | null;
  /** Speech regions detected in the finished dub's voice; left out, the clips as placed. */
  readonly heard?: readonly Interval[];
}

/** Measures a finished dub against its source. */
export function qualityReport(input: ReportInput): Report {
  const { lines, placements, sampleRate, loudness } = input;
  const clips = placements.map((placement) => placementInterval(placement, sampleRate));
  const source = union(lines.map((line) => line.slot));
  const dub = union(clips);
  const bothMs = totalMs(intersection(source, dub));
  const natural = lines.filter((line) => line.fit.speed <= NATURAL_SPEED);
  return {
    lines: lines.map(reportLine),
    job: {
      lines: lines.length,
      overlap: share(bothMs, totalMs(dub)),
      coverage: share(bothMs, totalMs(source)),
      onsetErrorP95Ms: percentile95(onsetErrors(input, input.heard ?? clips)),
      shareAtMost1_2: share(natural.length, lines.length),
      collisions: countCollisions(placements),
      driftMs: Math.round(input.outputMs - input.sourceMs),
      loudnessLufs: loudness?.integratedLufs ?? null,
      truePeakDbtp: loudness?.truePeakDbtp ?? null,
    },
  };
}

function reportLine({ id, sourceText, text, slot, fit }: FittedLine): ReportLine {
  return {
    id,
    sourceText,
    text,
    startMs: fit.startMs,
    slotMs: slot.endMs - slot.startMs,
    clipMs: fit.clipMs,
    speed: fit.speed,
    overflowMs: fit.trimMs,
    borrowMs: fit.borrowMs,
    decision: fit.decision,
    reason: fit.reason ?? null,
  };
}

/** Where nothing is heard at all, the error is the whole length. */
function onsetErrors({ lines, sourceMs }: ReportInput, heard: readonly Interval[]): number[] {
  return lines.map(({ slot }) => {
    const onset = { startMs: slot.startMs, endMs: slot.startMs };
    return Math.min(sourceMs, ...heard.map((interval) => distanceMs(onset, interval)));
  });
}

function countCollisions(placements: readonly Placement[]): number {
  const sorted = placements.toSorted((a, b) => a.startSample - b.startSample);
  return sorted.filter((placement, i) => {
    const next = sorted[i + 1];
    return next !== undefined && placement.startSample + placement.lengthSamples > next.startSample;
  }).length;
}

/** Of nothing, everything is covered. */
const share = (part: number, whole: number) => (whole === 0 ? 1 : part / whole);

function percentile95(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? 0;
}
