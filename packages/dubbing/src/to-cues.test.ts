import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toCues, type Cue } from "./to-cues.ts";

const said = (startMs: number, endMs: number, text: string) => ({ startMs, endMs, text });
const textOf = (cues: readonly Cue[]): string => cues.flatMap((cue) => cue.lines).join(" ");

describe("toCues", () => {
  it("shows a line while it is spoken, as two rows of similar length", () => {
    const text = "Ask not what your country can do for you, ask what you can do for your country.";
    expect(toCues([said(1000, 6000, text)], { durationMs: 10_000 })).toEqual([
      {
        startMs: 1000,
        endMs: 6000,
        lines: [
          "Ask not what your country can do for you,",
          "ask what you can do for your country.",
        ],
      },
    ]);
  });

  it("splits a line that is too long for one cue, in proportion to the text", () => {
    const half = "word ".repeat(14).trim();
    const cues = toCues([said(0, 10_000, `${half}. ${half}.`)], { durationMs: 10_000 });
    expect(cues.map(({ startMs, endMs }) => [startMs, endMs])).toEqual([
      [0, 4920],
      [5000, 10_000],
    ]);
  });

  it("extends a cue into the following silence if the speech is too short to read it", () => {
    const cues = toCues(
      [said(0, 1000, "x".repeat(34)), said(5000, 5200, "No."), said(9000, 9300, "Yes.")],
      { durationMs: 9500 },
    );
    expect(cues.map(({ startMs, endMs }) => [startMs, endMs])).toEqual([
      [0, 2000],
      [5000, 5833],
      [8667, 9500],
    ]);
  });

  it("takes time from the next cue if there is no silence, and keeps the gap", () => {
    const cues = toCues([said(0, 1000, "x".repeat(34)), said(1000, 4000, "y".repeat(34))], {
      durationMs: 5000,
    });
    expect(cues.map(({ startMs, endMs }) => [startMs, endMs])).toEqual([
      [0, 1920],
      [2000, 4000],
    ]);
  });

  it("joins words that follow too fast to be shown separately", () => {
    const quick = [said(0, 300, "No."), said(300, 600, "No."), said(600, 900, "Never!")];
    expect(toCues(quick, { durationMs: 5000 })).toEqual([
      { startMs: 0, endMs: 900, lines: ["No. No. Never!"] },
    ]);
  });

  it("breaks scripts without spaces between words", () => {
    const chinese = toCues([said(0, 20_000, "我们今天去北京，你好世界。".repeat(8))], {
      durationMs: 20_000,
    });
    expect(textOf(chinese).replaceAll(" ", "")).toBe("我们今天去北京，你好世界。".repeat(8));
    expect(chinese.flatMap((cue) => cue.lines).some((line) => /^[，。]/.test(line))).toBe(false);
  });

  it("keeps all limits, including 17 characters per second unless the speech is faster", () => {
    fc.assert(
      fc.property(speech(17, 160), fc.constantFrom(23.976, 25, 60), (texts, fps) => {
        const cues = cuesWithinLimits(texts, fps);
        for (const { startMs, endMs, lines } of cues) {
          expect(lines.join(" ").length * 1000).toBeLessThanOrEqual((endMs - startMs) * 17);
        }
      }),
    );
  });

  it("keeps every limit but the reading speed for faster speech without a pause", () => {
    fc.assert(
      fc.property(speech(25, 0), fc.constantFrom(23.976, 25, 60), (texts, fps) => {
        expect(cuesWithinLimits(texts, fps).length).toBeGreaterThan(0);
      }),
    );
  });
});

/** Generates lines of speech with a maximum rate and minimum pauses. */
function speech(maxCharsPerSecond: number, minPauseMs: number) {
  const line = fc.record({
    words: fc.array(fc.stringMatching(/^[a-z]{1,12}[.,?]?$/), { minLength: 1, maxLength: 40 }),
    charsPerSecond: fc.double({ min: 2, max: maxCharsPerSecond, noNaN: true }),
    pauseMs: fc.integer({ min: minPauseMs, max: minPauseMs + 1000 }),
  });
  return fc.array(line, { minLength: 1, maxLength: 40, size: "max" }).map((lines) => {
    let clockMs = 0;
    return lines.map(({ words, charsPerSecond, pauseMs }) => {
      const text = words.join(" ");
      const startMs = clockMs + pauseMs;
      clockMs = startMs + Math.ceil((text.length * 1000) / charsPerSecond);
      return said(startMs, clockMs, text);
    });
  });
}

/** Returns the cues of a source that ends 1 s after its speech; checks every limit except reading speed. */
function cuesWithinLimits(texts: readonly ReturnType<typeof said>[], fps: number): Cue[] {
  const durationMs = (texts.at(-1)?.endMs ?? 0) + 1000;
  const cues = toCues(texts, { durationMs, fps });
  expect(textOf(cues)).toBe(texts.map(({ text }) => text).join(" "));
  for (const [i, { startMs, endMs, lines }] of cues.entries()) {
    expect(lines.length).toBeLessThanOrEqual(2);
    expect(lines.every((each) => each.length > 0 && each.length <= 42)).toBe(true);
    expect(endMs - startMs).toBeGreaterThanOrEqual(833);
    expect(endMs - startMs).toBeLessThanOrEqual(7000);
    expect(startMs).toBeGreaterThanOrEqual(i && (cues[i - 1]?.endMs ?? 0) + 2000 / fps);
    expect(endMs).toBeLessThanOrEqual(durationMs);
    expect([startMs, endMs].every(Number.isInteger)).toBe(true);
  }
  return cues;
}
