import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { complement, duckEnvelope } from "./duck-envelope.ts";
import { gainBlocks, gainBlocksInt16 } from "./gain-blocks.ts";
import type { Interval } from "./interval.ts";

/** One sample is one millisecond. */
const sampleRate = 1000;
/** A tenth of the amplitude. */
const gainDb = -20;
const clip = (startMs: number, ms: number): Interval => ({ startMs, endMs: startMs + ms });
const source = [{ startMs: 1000, endMs: 2000 }];

describe("duckEnvelope", () => {
  it("ducks during the original voice and the clip, with ramps outside both", () => {
    const input = {
      source,
      clips: [clip(1000, 1500)],
      sampleRate,
      gainDb,
      durationSamples: 5000,
    };
    expect(duckEnvelope(input)).toEqual([
      { sample: 0, gain: 1 },
      { sample: 880, gain: 1 },
      { sample: 1000, gain: 0.1 },
      { sample: 2620, gain: 0.1 },
      { sample: 2920, gain: 1 },
      { sample: 5000, gain: 1 },
    ]);
  });

  it("stays ducked between two windows that are close together", () => {
    const clips = [clip(2400, 600)];
    const levels = duckEnvelope({ source, clips, sampleRate, gainDb, durationSamples: 3000 });
    expect(levels.map((point) => point.sample)).toEqual([0, 880, 1000, 3000]);
    expect(levels.map((point) => point.gain)).toEqual([1, 1, 0.1, 0.1]);
  });

  it("uses the caller's gain and ramps", () => {
    const ramps = { gainDb: -6, attackMs: 10, holdMs: 0, releaseMs: 20 };
    const input = { source, clips: [], sampleRate, durationSamples: 3000, ...ramps };
    const points = duckEnvelope(input);
    expect(points.map((point) => point.sample)).toEqual([0, 990, 1000, 2000, 2020, 3000]);
    expect(points[2]?.gain).toBeCloseTo(0.501, 3);
  });

  it("streams one gain per sample, ducked wherever anyone speaks", () => {
    const speech = fc.array(fc.tuple(fc.nat(9000), fc.integer({ min: 1, max: 2000 })));
    const size = fc.integer({ min: 1, max: 3000 });
    fc.assert(
      fc.property(
        speech,
        speech,
        size,
        fc.integer({ min: 1, max: 12_000 }),
        (said, dubbed, blockSamples, durationSamples) => {
          const intervals = said.map(([startMs, ms]) => ({ startMs, endMs: startMs + ms }));
          const clips = dubbed.map(([start, length]) => clip(start, length));
          const points = duckEnvelope({
            source: intervals,
            clips,
            sampleRate,
            gainDb,
            durationSamples,
          });
          for (const [i, { sample }] of points.entries()) {
            expect(sample).toBeGreaterThan(points[i - 1]?.sample ?? -1);
          }
          const blocks = [...gainBlocks(points, blockSamples)];
          expect(blocks.every((block) => block.length <= blockSamples)).toBe(true);
          const track = blocks.flatMap((block) => Array.from(block));
          expect(track.length).toBe(durationSamples);
          const down = Math.fround(0.1);
          expect(track.every((gain) => gain >= down && gain <= 1)).toBe(true);
          const spoken = [...said, ...dubbed];
          const isSpoken = (at: number) =>
            spoken.some(([start, ms]) => at >= start && at < start + ms);
          expect(track.filter((gain, at) => isSpoken(at) && gain > down)).toEqual([]);
        },
      ),
    );
  });
});

describe("complement", () => {
  it("rises by as much as the original is lowered", () => {
    const input = { source, clips: [], sampleRate, durationSamples: 3000, gainDb: -Infinity };
    const points = duckEnvelope(input);
    const sums = complement(points).map(({ gain }, i) => gain + (points[i]?.gain ?? 0));
    expect(sums).toEqual(points.map(() => 1));
    expect(points.map(({ gain }) => gain)).toContain(0);
  });
});

describe("gainBlocksInt16", () => {
  it("returns the same gains as 16-bit samples", () => {
    const points = duckEnvelope({
      source,
      clips: [],
      sampleRate,
      gainDb,
      durationSamples: 3000,
    });
    const track = [...gainBlocksInt16(points, 700)].flatMap((block) => Array.from(block));
    expect([track.length, track[0], track[1500], track[2999]]).toEqual([
      3000, 32_767, 3277, 32_767,
    ]);
    expect(track[940]).toBe(Math.round(0.55 * 32_767));
  });
});
