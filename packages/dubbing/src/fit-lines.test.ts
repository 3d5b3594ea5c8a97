import { describe, expect, it } from "vitest";
import { fitLines, speedsToBuy, tightLines } from "./fit-lines.ts";
import type { Line } from "./line.ts";
import type { Pacing } from "./line-limits.ts";
import {
  clearStretch,
  rateAt,
  rateLimits,
  speakerPaces,
  speedFor,
  type VoicePace,
} from "./rate-limits.ts";
import { makeLine } from "./testing/make-line.ts";

/** Speaks Spanish at 6 syllables per second, and speeds up less than requested. */
const voice: VoicePace = {
  rates: [
    { speed: 1, syllablesPerSecond: 6 },
    { speed: 1.3, syllablesPerSecond: 7.4 },
    { speed: 1.45, syllablesPerSecond: 9 },
    { speed: 1.7, syllablesPerSecond: 10.6 },
  ],
  clearSpeed: 1.7,
};
const pacing: Pacing = {
  language: "es",
  voiceOf: () => voice,
  paceOf: () => 1,
  endMs: 10_000,
};
/** 12 syllables: 2 s at the voice's own pace. */
const text = "La casa de mi vecina tiene patio";
const line = (given: Partial<Line>): Line =>
  makeLine({ voice: "em_alex", text, startMs: 1000, endMs: 3000, ...given });
const clip = (ms: number, speed = 1) => ({ key: "clips/a.wav", speed, ms, pauseMs: 0 });

describe("rateLimits", () => {
  it("limits the natural rate to 1.15 times the language's norm and to the voice's clear speed", () => {
    const limits = rateLimits("es", voice);
    expect(limits.natural).toBeCloseTo(7.82 * 1.15);
    expect(limits.own).toBe(6);
    expect(rateLimits("es", { ...voice, clearSpeed: 1.45 }).natural).toBeCloseTo(7.82 * 1.15);
    // Stretched, it is clear at 1.25 times its own pace, whatever the engine does at that speed.
    const hurriedBadly = rateLimits("es", { ...voice, clearSpeed: 1 });
    expect(hurriedBadly.natural).toBeCloseTo(7.5);
    expect(hurriedBadly.fastest).toBeCloseTo(8.4);
  });

  it.each([
    ["clear at every factor", [0.02, 0.03, 0.05, 0.07], 1.4],
    ["clear up to 1.15", [0.02, 0.05, 0.12, 0.3], 1.15],
    ["hardly worse than its own pace", [0.2, 0.22, 0.24, 0.29], 1.25],
    ["clear at its own pace only", [0.02, 0.4, 0.4, 0.5], 1],
    ["clear, with an outlier", [0.02, 0.4, 0.02, 0.02], 1.4],
  ])(
    "takes the measured limit of stretching, but rather hurries than cuts: %s",
    (_, errors, clear) => {
      const factors = [1, 1.15, 1.25, 1.4];
      const stretched = factors.map((factor, i) => ({ factor, wordErrorRate: errors[i] ?? 0 }));
      expect(clearStretch({ stretched })).toBe(clear);
      const limits = rateLimits("es", { ...voice, clearSpeed: 1, stretched });
      expect(limits.natural).toBeCloseTo(6 * clear);
      expect(limits.fastest).toBeCloseTo(6 * 1.4);
    },
  );

  it("allows a fast speaker's dub to be as fast, up to a limit", () => {
    const clear = { ...voice, clearSpeed: 2 };
    expect(rateLimits("es", clear, 1.25).natural).toBeCloseTo(7.82 * 1.25);
    expect(rateLimits("es", clear, 3).natural).toBeCloseTo(7.82 * 1.35);
    expect(rateLimits("es", clear, 0.5).natural).toBeCloseTo(7.82 * 1.15);
  });

  it("allows a slow speaker's dub to be slower, down to a limit", () => {
    expect(rateLimits("es", voice).slowest).toBeCloseTo(6 * 0.85);
    expect(rateLimits("es", voice, 0.6).slowest).toBeCloseTo(7.82 * 0.6);
    expect(rateLimits("es", voice, 0.3).slowest).toBeCloseTo(6 * 0.7);
  });

  it("converts speed to rate and back", () => {
    for (const speed of [0.85, 1, 1.15, 1.3, 1.4, 1.5]) {
      expect(speedFor(voice, rateAt(voice, speed))).toBeCloseTo(speed);
    }
  });
});

describe("speakerPaces", () => {
  it("compares each speaker with the norm of their language", () => {
    const said = { sourceText: "one two three four five six seven eight nine ten", startMs: 0 };
    const slow = { ...said, speaker: "S1", endMs: 8000 };
    const fast = { ...said, speaker: "S2", endMs: 4000 };
    const paces = speakerPaces([slow, fast], "en");
    expect(paces.get("S2")).toBeCloseTo((paces.get("S1") ?? 0) * 2);
    expect(speakerPaces([slow], "xx").size).toBe(0);
  });
});

describe("speedsToBuy", () => {
  it("requests the speed at which the measured voice fills the line's time", () => {
    expect(speedsToBuy([line({})], pacing).get("0-0-0")).toBe(1);
    const slow = speedsToBuy([line({ endMs: 4500 })], { ...pacing, endMs: 4500 });
    expect(slow.get("0-0-0")).toBeLessThan(1);
  });

  it("stretches a clip instead of requesting a speed at which the engine drops sounds", () => {
    const short = { ...pacing, endMs: 2300 };
    const tight = line({ endMs: 2300 });
    expect(speedsToBuy([tight], short).get("0-0-0")).toBe(1);
    const bought = { ...tight, clip: clip(2000) };
    expect(speedsToBuy([bought], short).size).toBe(0);
    expect(fitLines([bought], short)[0]?.fit?.tempo).toBeGreaterThan(1.2);
  });

  it("requests another clip only if the stretch would be audible", () => {
    expect(speedsToBuy([line({ clip: clip(2100) })], pacing).size).toBe(0);
    expect(speedsToBuy([line({ clip: clip(1500) })], pacing).get("0-0-0")).toBeLessThan(1);
    expect(speedsToBuy([line({ text: null, voice: null })], pacing).size).toBe(0);
  });
});

describe("fitLines", () => {
  it("leaves a fitting clip unchanged, and has it heard when the source is", () => {
    const [fitted] = fitLines([line({ clip: clip(2000) })], pacing);
    expect(fitted).toMatchObject({
      flags: [],
      fit: { startMs: 940, clipMs: 2000, tempo: 1, lateMs: 0 },
    });
    expect(fitted?.fit?.rate).toBeCloseTo(6);
  });

  it("flags lines that are too fast and lines that are cut", () => {
    const short = { ...pacing, endMs: 2090 };
    const [fast] = fitLines([line({ endMs: 2090, clip: clip(2000) })], short);
    expect(fast?.flags.map(({ kind }) => kind)).toEqual(["fast"]);
    const [cut] = fitLines([line({ endMs: 1500, clip: clip(2000) })], { ...pacing, endMs: 1500 });
    expect(cut?.flags.map(({ kind }) => kind)).toEqual(["cut"]);
    expect(cut?.fit?.cutMs).toBeGreaterThan(0);
  });

  it("lists lines that will not fit at a natural rate, before synthesis", () => {
    expect([...tightLines([line({})], pacing)]).toEqual([]);
    expect([...tightLines([line({ endMs: 2000 })], { ...pacing, endMs: 2000 })]).toEqual(["0-0-0"]);
  });

  it("keeps the speed that the user asked for, and cuts what then has no room", () => {
    const asked = line({ clip: clip(2000), speed: 0.8 });
    const [alone] = fitLines([asked], pacing);
    expect(alone?.fit?.clipMs).toBe(2500);
    expect(alone?.flags).toEqual([]);
    expect(speedsToBuy([line({ speed: 0.8 })], pacing).get("0-0-0")).toBeCloseTo(0.8);
    const next = line({ id: "0-0-1", startMs: 2400, endMs: 4400 });
    const [slow] = fitLines([line({ clip: clip(2000), speed: 0.5 }), next], pacing);
    expect(slow?.flags[0]?.kind).toBe("cut");
  });

  it("plans by what the voice is given instead of the text", () => {
    const long = line({ text: "CEO", sayAs: text, startMs: 1000, endMs: 3000 });
    expect(fitLines([{ ...long, clip: clip(2000) }], pacing)[0]?.fit?.rate).toBeCloseTo(6);
  });

  it("stretches a recording as little as its own pace allows, also one without a text", () => {
    const recording = { recorded: true, text: null, voice: null, clip: clip(2400) } as const;
    const [fast, tooLong] = [2000, 1000].map((ms) => {
      const next = line({ id: "0-0-1", startMs: 1000 + ms, endMs: 9000 });
      return fitLines([line({ ...recording, endMs: 1000 + ms }), next], pacing)[0];
    });
    expect(fast?.fit?.tempo).toBeLessThanOrEqual(1.26);
    expect(fast?.flags).toEqual([]);
    expect(tooLong?.flags[0]?.kind).toBe("fast");
    expect(speedsToBuy([line(recording)], pacing).size).toBe(0);
  });
});
