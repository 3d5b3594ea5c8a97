import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { overlapMs } from "./interval.ts";
import { planTimeline } from "./plan-timeline.ts";
import type { TimedLine } from "./timed-line.ts";

/** A line that takes `ownMs` at its voice's own pace, but can be spoken much faster. */
const line = (startMs: number, endMs: number, ownMs: number, speaker = "S1"): TimedLine => ({
  id: `${startMs}`,
  speaker,
  startMs,
  endMs,
  ownMs,
  shortestMs: Math.round(ownMs / 1.5),
  naturalMs: Math.round(ownMs / 1.3),
  slowestMs: Math.round(ownMs / 0.85),
});
const plan = (...lines: TimedLine[]) => planTimeline(lines, 60_000);

describe("planTimeline", () => {
  it("fills the original's time, or slightly more at the voice's own pace", () => {
    expect(plan(line(1000, 3000, 1900))).toEqual([
      { id: "1000", startMs: 1000, ms: 2000, cutMs: 0 },
    ]);
    expect(plan(line(1000, 3000, 2100))[0]?.ms).toBe(2100);
  });

  it("uses a third of the silence after a line for the voice's own pace", () => {
    const [first] = plan(line(1000, 2000, 1600), line(3560, 5000, 1000));
    expect(first?.ms).toBe(1500);
    expect(plan(line(1000, 2000, 2500), line(9000, 9900, 1000))[0]?.ms).toBe(2000);
  });

  it("leaves a pause long enough to be heard, unless the line needs it", () => {
    const [slow] = plan(line(1000, 2000, 1290), line(2400, 3400, 1000));
    expect(slow?.ms).toBe(1060);
    expect(plan(line(1000, 2000, 1690), line(2400, 3400, 1000))[0]?.ms).toBe(1300);
  });

  it("keeps the pause after a much shorter line", () => {
    expect(plan(line(1000, 5000, 2000))[0]?.ms).toBe(2353);
  });

  it("fills the original's time up to the next line of the same breath", () => {
    const [first] = plan(line(1000, 3000, 1900), line(3000, 5000, 1900));
    expect(first).toEqual({ id: "1000", startMs: 1000, ms: 1940, cutMs: 0 });
  });

  it("uses the silence after a line before exceeding the natural rate", () => {
    const [first, second] = plan(line(1000, 2000, 2600), line(4000, 5000, 1000));
    expect(first).toMatchObject({ startMs: 1000, ms: 2000, cutMs: 0 });
    expect(second?.startMs).toBe(4000);
  });

  it("delays the next line slightly before exceeding the natural rate", () => {
    const [first, second] = plan(line(1000, 2000, 1430), line(2000, 3000, 900));
    expect(first).toMatchObject({ ms: 1100, cutMs: 0 });
    expect(second?.startMs).toBeGreaterThan(2000);
    expect(second?.startMs).toBeLessThanOrEqual(2200);
  });

  it("starts slightly early in the silence before a line that needs room", () => {
    const [only] = planTimeline([line(1000, 2000, 1430)], 2000);
    expect(only?.startMs).toBe(900);
    expect(only?.cutMs).toBe(0);
  });

  it("cuts only what does not fit at the fastest rate", () => {
    const [first] = plan(line(1000, 2000, 6000), line(2000, 3000, 900));
    expect(first?.cutMs).toBeGreaterThan(0);
    expect(first && first.ms + first.cutMs).toBe(4000);
  });

  it("lets two speakers overlap only if they do in the source", () => {
    const together = plan(line(1000, 4000, 3000, "S1"), line(2000, 3000, 1000, "S2"));
    expect(together.map(({ startMs }) => startMs)).toEqual([1000, 2000]);
    const [first, second] = plan(line(1000, 2000, 1500, "S1"), line(2100, 3000, 900, "S2"));
    expect((first?.startMs ?? 0) + (first?.ms ?? 0)).toBeLessThanOrEqual(second?.startMs ?? 0);
  });

  it("shares the time of a breath among its lines", () => {
    const [first, second] = plan(line(1000, 2000, 2000), line(2050, 4000, 1300));
    expect(first).toMatchObject({ startMs: 880, ms: 1538, cutMs: 0 });
    expect(second).toMatchObject({ startMs: 2478, cutMs: 0 });
    expect(second?.ms).toBeGreaterThanOrEqual(1000);
    const [alone] = plan(line(1000, 2000, 2000), line(2500, 4400, 1300));
    expect(alone?.ms).toBe(1538);
    const [hurried, late] = plan(line(1000, 2000, 2400), line(2350, 4300, 1300));
    expect(hurried?.ms).toBeLessThan(1846);
    expect(late?.startMs).toBeLessThanOrEqual(2350 + 200);
  });

  it("runs over another speaker's line rather than cut words", () => {
    const [long, other] = plan(
      line(1000, 2000, 3600, "S1"),
      line(2100, 3000, 900, "S2"),
      line(4000, 5000, 900, "S1"),
    );
    expect(long).toMatchObject({ startMs: 880, ms: 2400, cutMs: 0 });
    expect(other?.startMs).toBe(2300);
  });

  it("never lets a speaker overlap themselves, run past the source or be very late", () => {
    const one = fc.record({
      gapMs: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 2000 })),
      ms: fc.integer({ min: 100, max: 6000 }),
      ownMs: fc.integer({ min: 100, max: 9000 }),
      speaker: fc.constantFrom("S1", "S2"),
    });
    fc.assert(
      fc.property(fc.array(one, { minLength: 1, maxLength: 40 }), (all) => {
        let at = 0;
        const lines = all.map(({ gapMs, ms, ownMs, speaker }, i) => {
          const made = { ...line(at + gapMs, at + gapMs + ms, ownMs, speaker), id: `${i}` };
          at += gapMs + ms;
          return made;
        });
        const planned = planTimeline(lines, at);
        for (const [i, { startMs, ms, cutMs }] of planned.entries()) {
          const given = lines[i] as TimedLine;
          expect(startMs).toBeGreaterThanOrEqual(Math.max(0, given.startMs - 120));
          expect(startMs - given.startMs).toBeLessThanOrEqual(800);
          expect(startMs + ms).toBeLessThanOrEqual(at);
          expect(ms + cutMs).toBeGreaterThanOrEqual(given.shortestMs);
          for (const [j, other] of planned.entries()) {
            if (j <= i || lines[j]?.speaker !== given.speaker) continue;
            const [a, b] = [
              { startMs, endMs: startMs + ms },
              { startMs: other.startMs, endMs: other.startMs + other.ms },
            ];
            expect(overlapMs(a, b)).toBe(0);
          }
        }
      }),
    );
  });
});
