import { describe, expect, it } from "vitest";
import type { FittedLine } from "./fitted-line.ts";
import { placeClips } from "./place-clips.ts";
import { qualityReport, reportSchema } from "./report.ts";
import { summarize } from "./summarize.ts";

const line = (id: string, startMs: number, endMs: number, fit: Partial<FittedLine["fit"]>) => ({
  id,
  sourceText: `source ${id}`,
  text: `dub ${id}`,
  slot: { utteranceId: id, startMs, endMs, limitMs: endMs },
  fit: {
    startMs,
    clipMs: endMs - startMs,
    trimMs: 0,
    borrowMs: 0,
    speed: 1,
    tempo: 1,
    decision: "fits" as const,
    ...fit,
  },
  clipKey: `clips/${id}.wav`,
});
const lines = [
  line("a", 1000, 3000, {}),
  line("b", 4000, 6000, { clipMs: 2500, borrowMs: 500, speed: 1.2, decision: "borrow" }),
  line("c", 7000, 8000, { clipMs: 500, speed: 0.85, decision: "slow" }),
  line("d", 9000, 10_000, { speed: 1.3, trimMs: 400, decision: "trim", reason: "Too long." }),
];
const input = {
  lines,
  placements: placeClips(lines, 48_000, 480_000),
  sampleRate: 48_000,
  sourceMs: 10_000,
  outputMs: 10_021,
  loudness: { integratedLufs: -16.04, truePeakDbtp: -1.46 },
};

describe("qualityReport", () => {
  it("measures the job", () => {
    const report = qualityReport(input);
    expect(reportSchema.parse(JSON.parse(JSON.stringify(report)))).toEqual(report);
    expect(report.job).toEqual({
      lines: 4,
      overlap: 5500 / 6000,
      coverage: 5500 / 6000,
      onsetErrorP95Ms: 0,
      shareAtMost1_2: 0.75,
      collisions: 0,
      driftMs: 21,
      loudnessLufs: -16.04,
      truePeakDbtp: -1.46,
    });
  });

  it("tells of each line what became of it", () => {
    expect(qualityReport(input).lines[3]).toEqual({
      id: "d",
      sourceText: "source d",
      text: "dub d",
      startMs: 9000,
      slotMs: 1000,
      clipMs: 1000,
      speed: 1.3,
      overflowMs: 400,
      borrowMs: 0,
      decision: "trim",
      reason: "Too long.",
    });
  });

  it("takes onsets from where the dub is heard, when that was measured", () => {
    const heard = [
      { startMs: 950, endMs: 3000 },
      { startMs: 4120, endMs: 6000 },
      { startMs: 7010, endMs: 9900 },
    ];
    expect(qualityReport({ ...input, heard }).job.onsetErrorP95Ms).toBe(120);
    expect(qualityReport({ ...input, heard: [] }).job.onsetErrorP95Ms).toBe(10_000);
  });

  it("counts clips that reach into the next one", () => {
    const placements = input.placements.map(({ utteranceId, startSample, lengthSamples }) => ({
      utteranceId,
      startSample,
      lengthSamples: lengthSamples * 2,
      fadeOutSamples: 0,
    }));
    expect(qualityReport({ ...input, placements }).job.collisions).toBe(2);
  });

  it("has numbers for a dub without lines", () => {
    const empty = qualityReport({ ...input, lines: [], placements: [], loudness: null });
    expect(reportSchema.parse(empty).job).toMatchObject({
      lines: 0,
      coverage: 1,
      loudnessLufs: null,
    });
  });
});

describe("summarize", () => {
  it("fits a terminal and names the lines that lost speech", () => {
    expect(summarize(qualityReport(input)).split("\n")).toEqual([
      "Lines     4, 75 % at 1.2x or slower, fastest 1.30x of at most 1.3x",
      "Timing    onsets within 0 ms (p95), 0 collisions, drift 21 ms",
      "Speech    92 % of the dub over the original's speech, 92 % of it covered",
      "Loudness  -16.0 LUFS, true peak -1.5 dBTP",
      "Flagged   line d at 9.0 s: Too long.",
    ]);
  });
});
