import type { Report, ReportLine } from "../report.ts";

/** Builds a dubbed line of a report; `own` overrides fields. */
export const makeLine = (own: Partial<ReportLine> = {}): ReportLine => ({
  id: "0-0-0",
  speaker: "S1",
  voice: "ef_dora",
  sourceText: "Good morning.",
  text: "Buenos días.",
  sourceStartMs: 0,
  sourceEndMs: 1000,
  startMs: 100,
  clipMs: 900,
  rate: 6,
  naturalRate: 8,
  cutMs: 0,
  lateMs: 100,
  heard: null,
  flags: [],
  ...own,
});

/** Builds a line that is left in the original. */
export const makeUnclear = (own: Partial<ReportLine> = {}): ReportLine =>
  makeLine({
    text: null,
    voice: null,
    startMs: null,
    clipMs: null,
    rate: null,
    naturalRate: null,
    flags: [{ kind: "unclear", reason: "Unclear speech." }],
    ...own,
  });

export const makeReport = (job: Partial<Report["job"]> = {}, lines: ReportLine[] = []): Report => ({
  lines,
  job: {
    lines: lines.length,
    dubbed: lines.length,
    unclear: 0,
    speakers: [],
    naturalShare: 1,
    cutShare: 0,
    collisions: 0,
    driftMs: 0,
    heard: null,
    loudnessLufs: -16,
    truePeakDbtp: -1,
    ...job,
  },
});
