import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { assignToRegions, readWords } from "./heard-words.ts";
import { union } from "./interval.ts";

const regions = [
  { startMs: 1000, endMs: 2000 },
  { startMs: 3000, endMs: 4000 },
];
const regionOf = (startMs: number, endMs: number) =>
  assignToRegions(readWords([{ text: "word", startMs, endMs }], 84), regions)[0];

describe("assignToRegions", () => {
  it("prefers the region that a word overlaps most, then the nearest, then the later", () => {
    expect(regionOf(1800, 3100)?.region).toEqual(regions[0]);
    expect(regionOf(1950, 3400)?.region).toEqual(regions[1]);
    expect(regionOf(2100, 2300)?.region).toEqual(regions[0]);
    expect(regionOf(2400, 2600)?.region).toEqual(regions[1]);
  });

  it("clips a word's times to its region", () => {
    expect(regionOf(1800, 3100)?.words[0]).toMatchObject({ startMs: 1800, endMs: 2000 });
    expect(regionOf(2400, 2600)?.words[0]).toMatchObject({ startMs: 3000, endMs: 3000 });
    expect(regionOf(4500, 4600)?.words[0]).toMatchObject({ startMs: 4000, endMs: 4000 });
  });

  it("keeps all words in order, each inside its region", () => {
    const time = fc.integer({ min: 0, max: 20_000 });
    const interval = fc
      .tuple(time, fc.integer({ min: 1, max: 3000 }))
      .map(([startMs, ms]) => ({ startMs, endMs: startMs + ms }));
    fc.assert(
      fc.property(fc.array(interval), fc.array(interval, { minLength: 1 }), (times, heard) => {
        const words = times.map(({ startMs, endMs }, i) => ({ text: `w${i}`, startMs, endMs }));
        const assigned = assignToRegions(readWords(words, 84), union(heard));
        const texts = assigned.flatMap((each) => each.words.map((word) => word.text));
        expect(texts).toEqual(words.map((word) => word.text));
        for (const { region, words: inside } of assigned) {
          for (const [i, { startMs, endMs }] of inside.entries()) {
            expect(startMs).toBeGreaterThanOrEqual(inside[i - 1]?.endMs ?? region.startMs);
            expect(endMs).toBeGreaterThanOrEqual(startMs);
            expect(endMs).toBeLessThanOrEqual(region.endMs);
          }
        }
      }),
    );
  });
});
