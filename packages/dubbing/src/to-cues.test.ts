import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toCues, type Cue } from "./to-cues.ts";

const said = (startMs: number, endMs: number, text: string) => ({ startMs, endMs, text });
const textOf = (cues: readonly Cue[]): string => cues.flatMap((cue) => cue.lines).join(" ");

describe("toCues", () => {
  it("shows a line while it is spoken, in two lines of like length", () => {
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

  it("splits what is too long to read at once, in proportion to the text", () => {
    const half = "word ".repeat(14).trim();
    const cues = toCues([said(0, 10_000, `${half}. ${half}.`)], { durationMs: 10_000 });
    expect(cues.map(({ startMs, endMs }) => [startMs, endMs])).toEqual([
      [0, 4920],
      [5000, 10_000],
    ]);
  });

  it("stays longer than the speech where it could not be read, into the silence after it", () => {
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

  it("joins words that follow each other too fast to be shown alone", () => {
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

  it("keeps all limits, and 17 characters a second for speech that is not faster than that", () => {
    const line = fc.record({
      words: fc.array(fc.stringMatching(/^[a-z]{1,12}[.,?]?$/), { minLength: 1, maxLength: 40 }),
      charsPerSecond: fc.double({ min: 2, max: 17, noNaN: true }),
      pauseMs: fc.integer({ min: 160, max: 3000 }),
    });
    const speech = fc.array(line, { minLength: 1, maxLength: 40, size: "max" });
    fc.assert(
      fc.property(speech, fc.constantFrom(23.976, 25, 60), (lines, fps) => {
        let clockMs = 0;
        const texts = lines.map(({ words, charsPerSecond, pauseMs }) => {
          const text = words.join(" ");
          const startMs = clockMs + pauseMs;
          clockMs = startMs + Math.ceil((text.length * 1000) / charsPerSecond);
          return { text, startMs, endMs: clockMs };
        });
        const durationMs = clockMs + 1000;
        const cues = toCues(texts, { durationMs, fps });
        expect(textOf(cues)).toBe(texts.map(({ text }) => text).join(" "));
        for (const [i, cue] of cues.entries()) {
          const shownMs = cue.endMs - cue.startMs;
          expect(cue.lines.length).toBeLessThanOrEqual(2);
          expect(cue.lines.every((each) => each.length > 0 && each.length <= 42)).toBe(true);
          expect(shownMs).toBeGreaterThanOrEqual(833);
          expect(shownMs).toBeLessThanOrEqual(7000);
          expect(cue.lines.join(" ").length * 1000).toBeLessThanOrEqual(shownMs * 17);
          expect(cue.startMs).toBeGreaterThanOrEqual(i && (cues[i - 1]?.endMs ?? 0) + 2000 / fps);
          expect(cue.endMs).toBeLessThanOrEqual(durationMs);
          expect([cue.startMs, cue.endMs].every(Number.isInteger)).toBe(true);
        }
      }),
    );
  });
});
