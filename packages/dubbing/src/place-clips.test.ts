import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Fit } from "./fit-clip.ts";
import { placeClips, placementInterval } from "./place-clips.ts";

const fit = (startMs: number, clipMs: number, trimMs = 0): Fit => ({
  startMs,
  clipMs,
  trimMs,
  borrowMs: 0,
  speed: 1,
  tempo: 1,
  decision: "fits",
});
const lines = (...fits: Fit[]) => fits.map((each, i) => ({ id: `0-${i}`, fit: each }));

describe("placeClips", () => {
  it("counts every onset from the start of the source, at any rate", () => {
    const placed = placeClips(lines(fit(0, 1001), fit(3_600_001, 2000)), 44_100, 200_000_000);
    expect(placed.map((each) => each.startSample)).toEqual([0, 158_760_044]);
    expect(placed.map((each) => each.lengthSamples)).toEqual([44_144, 88_200]);
  });

  it("fades the end, longer where a word is cut off", () => {
    const placed = placeClips(
      lines(fit(0, 1000), fit(2000, 1000, 300), fit(4000, 30, 1)),
      48_000,
      480_000,
    );
    expect(placed.map((each) => each.fadeOutSamples)).toEqual([240, 3840, 1440]);
  });

  it("cuts a clip at the next one and at the source's end", () => {
    const placed = placeClips(lines(fit(0, 5000), fit(1000, 5000), fit(9000, 500)), 1000, 4000);
    expect(placed).toEqual([
      { utteranceId: "0-0", startSample: 0, lengthSamples: 1000, fadeOutSamples: 80 },
      { utteranceId: "0-1", startSample: 1000, lengthSamples: 3000, fadeOutSamples: 80 },
      { utteranceId: "0-2", startSample: 4000, lengthSamples: 0, fadeOutSamples: 0 },
    ]);
  });

  it("never overlaps nor leaves the source, whatever it is given", () => {
    const ms = fc.integer({ min: 0, max: 100_000 });
    const fits = fc.array(
      fc.tuple(ms, ms, ms).map(([start, clip, trim]) => fit(start, clip, trim)),
    );
    fc.assert(
      fc.property(fits, fc.constantFrom(16_000, 22_050, 44_100, 48_000), ms, (any, rate, total) => {
        const placed = placeClips(lines(...any), rate, total * 48);
        expect(placed.length).toBe(any.length);
        for (const [i, { startSample, lengthSamples, fadeOutSamples }] of placed.entries()) {
          const limit = placed[i + 1]?.startSample ?? total * 48;
          expect(startSample + lengthSamples).toBeLessThanOrEqual(limit);
          expect(lengthSamples).toBeGreaterThanOrEqual(fadeOutSamples);
        }
      }),
    );
  });
});

describe("placementInterval", () => {
  it("rounds outwards to whole milliseconds", () => {
    const placement = { utteranceId: "0-0", startSample: 44, lengthSamples: 45, fadeOutSamples: 0 };
    expect(placementInterval(placement, 44_100)).toEqual({ startMs: 0, endMs: 3 });
  });
});
