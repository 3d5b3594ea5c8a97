import { describe, expect, it } from "vitest";
import { placeClips, placementInterval } from "./place-clips.ts";
import { makeLine } from "./testing/make-line.ts";

const lines = (...fits: [startMs: number, clipMs: number, cutMs?: number][]) =>
  fits.map(([startMs, clipMs, cutMs = 0], i) =>
    makeLine({
      id: `${i}`,
      fit: { startMs, clipMs, cutMs, tempo: 1, rate: 6, naturalRate: 9, lateMs: 0 },
    }),
  );
const place = (all: ReturnType<typeof lines>, rate: number, samples: number) =>
  placeClips(all, rate, samples).map(({ placement }) => placement);

describe("placeClips", () => {
  it("counts every onset from the start of the source, at any sample rate", () => {
    const placed = place(lines([0, 1001], [3_600_001, 2000]), 44_100, 200_000_000);
    expect(placed.map((each) => each?.startSample)).toEqual([0, 158_760_044]);
    expect(placed.map((each) => each?.lengthSamples)).toEqual([44_144, 88_200]);
  });

  it("fades out, longer if a word is cut off", () => {
    const placed = place(lines([0, 1000], [2000, 1000, 300], [4000, 30, 1]), 48_000, 480_000);
    expect(placed.map((each) => each?.fadeOutSamples)).toEqual([240, 3840, 1440]);
  });

  it("cuts a clip at the end of the source, and skips lines without a fit", () => {
    const all = [...lines([3000, 5000], [9000, 500]), makeLine()];
    expect(place(all, 1000, 4000)).toEqual([
      { startSample: 3000, lengthSamples: 1000, fadeOutSamples: 5 },
      { startSample: 4000, lengthSamples: 0, fadeOutSamples: 0 },
      null,
    ]);
  });
});

describe("placementInterval", () => {
  it("rounds outwards to whole milliseconds", () => {
    const placement = { startSample: 44, lengthSamples: 45, fadeOutSamples: 0 };
    expect(placementInterval(placement, 44_100)).toEqual({ startMs: 0, endMs: 3 });
  });
});
