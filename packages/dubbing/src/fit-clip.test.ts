import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fitClip, fitSchema, MAX_SPEED, MIN_SPEED, seedSpeed } from "./fit-clip.ts";
import type { Slot } from "./plan-slots.ts";
import { initialSpeechRate } from "./speech-rate.ts";

/** Two seconds of its own, half a second to borrow. */
const slot: Slot = { utteranceId: "0-0", startMs: 1000, endMs: 3000, limitMs: 3500 };
const fit = (clipMs: number, canShorten = false, ttsSpeed = 1) =>
  fitClip({ slot, clipMs, ttsSpeed, canShorten });

describe("fitClip", () => {
  it("speaks up to 1.2 times faster to fit the line's own time", () => {
    expect(fit(2000)).toMatchObject({ decision: "fits", speed: 1, tempo: 1, clipMs: 2000 });
    expect(fit(2400)).toMatchObject({ decision: "fits", speed: 1.2, clipMs: 2000, borrowMs: 0 });
  });

  it("slows down to no less than 0.85", () => {
    expect(fit(1800)).toMatchObject({ decision: "slow", speed: 0.9, clipMs: 2000 });
    expect(fit(850)).toMatchObject({ decision: "slow", speed: 0.85, clipMs: 1000 });
  });

  it("then borrows silence, just as much as it needs at 1.2", () => {
    expect(fit(2700)).toMatchObject({
      decision: "borrow",
      speed: 1.2,
      clipMs: 2250,
      borrowMs: 250,
    });
    expect(fit(3000)).toMatchObject({
      decision: "borrow",
      speed: 1.2,
      clipMs: 2500,
      borrowMs: 500,
    });
  });

  it("then speaks up to 1.3 times faster", () => {
    expect(fit(3100)).toMatchObject({ decision: "fast", speed: 1.24, clipMs: 2500, borrowMs: 500 });
    expect(fit(3250)).toMatchObject({ decision: "fast", speed: 1.3, clipMs: 2500, trimMs: 0 });
  });

  it("then trims and says why", () => {
    expect(fit(3900)).toMatchObject({
      decision: "trim",
      speed: 1.3,
      clipMs: 2500,
      trimMs: 500,
      reason:
        "The line lasts 3.0 s even at 1.3 times the natural speed, and only 2.5 s are free before the next one.",
    });
  });

  it("asks for a shorter text before it borrows, but not for one that fits", () => {
    expect(fit(2400, true).decision).toBe("fits");
    const long = [2500, 3100, 3900].map((clipMs) => fit(clipMs, true).decision);
    expect(long).toEqual(["shorten", "shorten", "shorten"]);
    expect(fit(3900, true)).toEqual({ ...fit(3900), decision: "shorten" });
  });

  it("counts the speed that the clip was bought at", () => {
    expect(fit(2000, false, 1.1)).toMatchObject({ speed: 1.1, tempo: 1, clipMs: 2000 });
    expect(fit(2000, false, 1.2).speed).toBe(1.2);
    expect(fit(1600, false, 1.25)).toMatchObject({ speed: 1, tempo: 0.8, decision: "fits" });
  });

  it("keeps speeds within bounds, stays within the limit and never goes past the clip's length", () => {
    const length = fc.integer({ min: 0, max: 20_000 });
    fc.assert(
      fc.property(
        fc.tuple(length, length, length, length),
        fc.constantFrom(0.85, 1, 1.15, 1.3),
        fc.boolean(),
        ([startMs, ownMs, freeMs, clipMs], ttsSpeed, canShorten) => {
          const endMs = startMs + ownMs;
          const any = { utteranceId: "0-0", startMs, endMs, limitMs: endMs + freeMs };
          const found = fitSchema.parse(fitClip({ slot: any, clipMs, ttsSpeed, canShorten }));
          expect(found.speed).toBeCloseTo(ttsSpeed * found.tempo, 9);
          expect(found.clipMs).toBeLessThanOrEqual(Math.max(1, any.limitMs - startMs));
          expect(found.borrowMs).toBeLessThanOrEqual(freeMs);
          const spokenMs = (clipMs * ttsSpeed) / found.speed;
          expect(Math.abs(found.clipMs + found.trimMs - spokenMs)).toBeLessThanOrEqual(3);
          expect(found.reason !== undefined).toBe(found.trimMs > 0);
        },
      ),
    );
  });
});

describe("seedSpeed", () => {
  const rate = initialSpeechRate("es");
  const seed = (chars: number): number => seedSpeed({ text: "a".repeat(chars), slot, rate });

  it("asks the engine for the speed that the text is expected to need, in steps of 0.05", () => {
    expect([24, 32, 36, 41].map(seed)).toEqual([0.85, 0.9, 1, 1.15]);
  });

  it("stays within the bounds of a line's speed", () => {
    expect(seed(1)).toBe(MIN_SPEED);
    expect(seed(500)).toBe(MAX_SPEED);
  });
});
