import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Interval } from "./interval.ts";
import { planChunks } from "./plan-chunks.ts";

const silence = (startMs: number, lengthMs: number): Interval => ({
  startMs,
  endMs: startMs + lengthMs,
});

const silences = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 600_000 }), fc.integer({ min: 100, max: 4000 })))
  .map((all) => all.map(([startMs, length]) => silence(startMs, length)));

describe("planChunks", () => {
  it("keeps a short source whole and plans no chunks for an empty one", () => {
    expect(planChunks([silence(10_000, 500)], 34_280)).toEqual([
      { index: 0, startMs: 0, endMs: 34_280 },
    ]);
    expect(planChunks([], 0)).toEqual([]);
  });

  it("cuts in the middle of the silence nearest to the target, preferring long ones", () => {
    const near = [silence(30_000, 400), silence(46_000, 400), silence(70_000, 400)];
    expect(planChunks(near, 100_000)[0]?.endMs).toBe(46_200);
    const long = [silence(43_000, 300), silence(52_000, 2000)];
    expect(planChunks(long, 100_000)[0]?.endMs).toBe(53_000);
  });

  it("cuts at the maximum length if there is no silence", () => {
    expect(planChunks([], 200_000).map((chunk) => chunk.endMs)).toEqual([90_000, 180_000, 200_000]);
  });

  it("cuts an hour into chunks of more than a minute", () => {
    const often = Array.from({ length: 700 }, (_, i) => silence(i * 5000, 600));
    expect(planChunks(often, 3_600_000).length).toBeLessThan(55);
  });

  it("tiles the source exactly, with chunks neither too long nor too short", () => {
    fc.assert(
      fc.property(silences, fc.integer({ min: 1, max: 700_000 }), (quiet, durationMs) => {
        const chunks = planChunks(quiet, durationMs);
        expect(chunks[0]?.startMs).toBe(0);
        expect(chunks.at(-1)?.endMs).toBe(durationMs);
        for (const [i, { index, startMs, endMs }] of chunks.entries()) {
          expect(index).toBe(i);
          expect(startMs).toBe(chunks[i - 1]?.endMs ?? 0);
          expect(endMs - startMs).toBeLessThanOrEqual(90_000);
          expect(endMs - startMs).toBeGreaterThanOrEqual(Math.min(15_000, durationMs));
        }
      }),
    );
  });
});
