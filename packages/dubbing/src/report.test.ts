import { describe, expect, it } from "vitest";
import { flagged, type Line } from "./line.ts";
import { compareHeard, type Listening } from "./listen.ts";
import { placeClips } from "./place-clips.ts";
import { qualityReport, reportSchema } from "./report.ts";
import { summarize } from "./summarize.ts";
import { makeLine } from "./testing/make-line.ts";

const line = (id: string, startMs: number, endMs: number, text: string, rate = 6): Line =>
  makeLine({
    id,
    startMs,
    endMs,
    speaker: "S1",
    voice: "ef_dora",
    text,
    clip: { key: `clips/${id}.wav`, speed: 1, ms: endMs - startMs, pauseMs: 0 },
    fit: { startMs, clipMs: endMs - startMs, tempo: 1, rate, naturalRate: 9, cutMs: 0, lateMs: 0 },
  });
const lines = placeClips(
  [
    line("a", 1000, 3000, "la casa de mi vecina"),
    line("b", 4000, 6000, "tiene un patio muy grande", 10),
    flagged(line("c", 7000, 8000, "con flores y un perro"), "cut", "Too long."),
    flagged(makeLine({ id: "d", startMs: 9000, endMs: 9500 }), "unclear", "Unclear speech."),
  ],
  48_000,
  480_000,
);
const said = lines.flatMap(({ id, text, startMs, endMs }) =>
  text === null ? [] : [{ id, text, startMs, endMs }],
);
const words = (shiftMs = 0, spoil = (text: string) => text) =>
  said.flatMap(({ text, startMs, endMs }) =>
    text.split(" ").map((word, i, all) => {
      const at = startMs + ((endMs - startMs) * i) / all.length + shiftMs;
      return { text: spoil(word), startMs: at, endMs: at + 200 };
    }),
  );
const listening = (given: Partial<Listening> = {}, shiftMs = 0): Listening => ({
  lines: compareHeard(said, words(shiftMs), "es"),
  regions: said.map(({ startMs, endMs }) => ({
    startMs: startMs + shiftMs,
    endMs: endMs + shiftMs,
  })),
  ...given,
});
const report = (heard: Listening | null) =>
  qualityReport({
    language: "es",
    lines,
    sourceMs: 10_000,
    outputMs: 10_021,
    loudness: { integratedLufs: -16.04, truePeakDbtp: -1.46 },
    listening: heard,
  });

describe("qualityReport", () => {
  it("measures the job by its placement and by listening", () => {
    const made = report(listening());
    expect(reportSchema.parse(JSON.parse(JSON.stringify(made)))).toEqual(made);
    expect(made.job).toEqual({
      lines: 4,
      dubbed: 3,
      unclear: 1,
      speakers: [{ id: "S1", voice: "ef_dora", lines: 3 }],
      naturalShare: 2 / 3,
      cutShare: 1 / 3,
      collisions: 0,
      driftMs: 21,
      heard: { coverage: 1, onsetErrorP95Ms: 0, wordErrorRate: 0 },
      loudnessLufs: -16.04,
      truePeakDbtp: -1.46,
    });
  });

  it("detects a shifted dub", () => {
    const { heard } = report(listening({}, 600)).job;
    expect(heard?.onsetErrorP95Ms).toBe(600);
    expect(heard?.coverage).toBeLessThan(0.8);
  });

  it("detects a silent line", () => {
    const without = words().filter(({ startMs }) => startMs < 4000 || startMs >= 6000);
    const regions = listening().regions.filter(({ startMs }) => startMs !== 4000);
    const made = report({ lines: compareHeard(said, without, "es"), regions });
    expect(made.job.heard?.coverage).toBeCloseTo(0.6);
    expect(made.lines[1]?.heard).toEqual({ text: "", wordErrorRate: 1 });
    expect(made.lines[1]?.flags.map(({ kind }) => kind)).toEqual(["misheard"]);
    expect(made.lines[0]?.flags).toEqual([]);
  });

  it("detects words that differ from the text", () => {
    const other = compareHeard(
      said,
      words(0, (word) => (word === "patio" ? "pasillo" : word)),
      "es",
    );
    expect(report(listening({ lines: other })).job.heard?.wordErrorRate).toBeCloseTo(1 / 15);
  });

  it("reports null for listening if none was done", () => {
    expect(report(null).job.heard).toBeNull();
  });

  it("counts overlapping lines of one speaker", () => {
    const overlapping = lines.map((each) =>
      each.id === "b" && each.placement
        ? { ...each, placement: { ...each.placement, lengthSamples: 48_000 * 4 } }
        : each,
    );
    const input = {
      language: "es" as const,
      lines: overlapping,
      sourceMs: 1,
      outputMs: 1,
      loudness: null,
      listening: null,
    };
    expect(qualityReport(input).job.collisions).toBe(1);
  });
});

describe("summarize", () => {
  it("prints the numbers and the flagged lines", () => {
    const text = summarize(report(listening()));
    expect(text).toContain("3 of 4 dubbed, 1 unclear, 67 % at a natural rate, 33 % cut");
    expect(text).toContain("Flagged   line c at 7.0 s: Too long.");
  });
});
