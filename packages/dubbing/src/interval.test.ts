import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { distanceMs, divide, intersection, overlapMs, shift, totalMs, union } from "./interval.ts";

const interval = fc
  .tuple(fc.nat(1000), fc.nat(200))
  .map(([startMs, ms]) => ({ startMs, endMs: startMs + ms }));
const intervals = fc.array(interval);
const covers = (all: readonly { startMs: number; endMs: number }[], ms: number): boolean =>
  all.some(({ startMs, endMs }) => ms >= startMs && ms < endMs);

describe("interval arithmetic", () => {
  it("computes unions and intersections like sets of milliseconds", () => {
    fc.assert(
      fc.property(intervals, intervals, fc.nat(1200), (a, b, ms) => {
        expect(covers(union(a), ms)).toBe(covers(a, ms));
        expect(covers(intersection(a, b), ms)).toBe(covers(a, ms) && covers(b, ms));
        expect(totalMs(union([...a, ...b])) + totalMs(intersection(a, b))).toBe(
          totalMs(union(a)) + totalMs(union(b)),
        );
      }),
    );
  });

  it("merges across gaps shorter than the given one", () => {
    const apart = [
      { startMs: 0, endMs: 100 },
      { startMs: 399, endMs: 500 },
      { startMs: 800, endMs: 900 },
    ];
    expect(union(apart, 300)).toEqual([
      { startMs: 0, endMs: 500 },
      { startMs: 800, endMs: 900 },
    ]);
  });

  it("measures the overlap of two intervals or the distance between them", () => {
    fc.assert(
      fc.property(interval, interval, (a, b) => {
        expect(overlapMs(a, b) * distanceMs(a, b)).toBe(0);
        expect(overlapMs(a, b)).toBe(overlapMs(b, a));
        expect(distanceMs(a, b)).toBe(distanceMs(b, a));
      }),
    );
    expect(distanceMs({ startMs: 0, endMs: 10 }, { startMs: 25, endMs: 30 })).toBe(15);
  });

  it("divides in proportion, without gaps", () => {
    const parts = divide({ startMs: 100, endMs: 200 }, [1, 2, 1]);
    expect(parts.map((part) => part.startMs)).toEqual([100, 125, 175]);
    fc.assert(
      fc.property(interval, fc.array(fc.nat(50), { minLength: 1 }), (whole, weights) => {
        fc.pre(weights.some((weight) => weight > 0));
        const all = divide(whole, weights);
        expect(all.map((part) => part.startMs)).toEqual([
          whole.startMs,
          ...all.slice(0, -1).map((part) => part.endMs),
        ]);
        expect(all.at(-1)?.endMs).toBe(whole.endMs);
      }),
    );
  });

  it("shifts intervals and keeps their other fields", () => {
    const words = [{ text: "hi", startMs: 5, endMs: 9 }];
    expect(shift(words, 100)).toEqual([{ text: "hi", startMs: 105, endMs: 109 }]);
  });
});
