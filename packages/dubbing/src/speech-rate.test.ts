import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  charsPerSecond,
  estimateMs,
  foldClip,
  initialSpeechRate,
  lengthBudget,
} from "./speech-rate.ts";

const slotOf = (ownMs: number) => ({
  utteranceId: "0-0",
  startMs: 500,
  endMs: 500 + ownMs,
  limitMs: 500 + ownMs,
});

describe("SpeechRate", () => {
  it("starts with the language's default", () => {
    expect(charsPerSecond(initialSpeechRate("zh"))).toBeLessThan(
      charsPerSecond(initialSpeechRate("es")),
    );
    expect(estimateMs("x".repeat(18), initialSpeechRate("es"))).toBe(1000);
  });

  it("moves to what clips show, whatever their order, and does not change in place", () => {
    const start = initialSpeechRate("es");
    const clip = fc.record({
      text: fc.string({ minLength: 1, maxLength: 84 }),
      clipMs: fc.integer({ min: 300, max: 8000 }),
      ttsSpeed: fc.constantFrom(0.85, 1, 1.25),
    });
    fc.assert(
      fc.property(fc.array(clip), (clips) => {
        const there = charsPerSecond(clips.reduce(foldClip, start));
        expect(there).toBeCloseTo(charsPerSecond(clips.toReversed().reduce(foldClip, start)), 6);
      }),
    );
    expect(start).toEqual(initialSpeechRate("es"));
  });

  it("learns the speed at 1 from clips bought at another", () => {
    const text = "y".repeat(50);
    const clips = Array.from({ length: 100 }, () => ({ text, clipMs: 4000, ttsSpeed: 1.25 }));
    expect(charsPerSecond(clips.reduce(foldClip, initialSpeechRate("es")))).toBeCloseTo(10, 0);
  });

  it("knows that digits are spoken as words", () => {
    const rate = initialSpeechRate("es");
    expect(estimateMs("1961", rate)).toBeGreaterThan(estimateMs("anno", rate));
  });
});

describe("lengthBudget", () => {
  it("allows what fits the line's own time, and a word at least", () => {
    const rate = initialSpeechRate("es");
    expect(lengthBudget(slotOf(4000), rate)).toBe(79);
    expect(lengthBudget(slotOf(100), rate)).toBe(10);
  });
});
