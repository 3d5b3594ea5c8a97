import { describe, expect, it } from "vitest";
import { STAGES } from "./job.ts";
import type { StageStep } from "./progress.ts";
import { expectedSpeeds, measureSpeeds, type StageSpeeds, timeLeft } from "./stage-speeds.ts";

/** A dub of a minute that took 90 s. */
const TIMES = {
  steps: [
    { stage: "transcribe", ms: 20_000 },
    { stage: "synthesize", ms: 60_000 },
    { stage: "synthesize", ms: 40_000 },
  ],
  tookMs: 90_000,
  durationMs: 60_000,
} as const;
const speeds = (ms: number): StageSpeeds => ({
  transcribe: ms,
  translate: ms,
  synthesize: ms,
  mix: ms,
  finalize: ms,
});

describe("measured speeds", () => {
  it("divide the wait in proportion to each stage's work, even if stages overlapped", () => {
    expect(measureSpeeds(TIMES)).toEqual({ ...speeds(0), transcribe: 250, synthesize: 1250 });
  });
  it("are null for a dub without recorded steps", () => {
    expect(measureSpeeds({ ...TIMES, steps: [] })).toBeNull();
  });
});

describe("expected speeds", () => {
  it("default to 90 s per minute of video before anything was measured", () => {
    expect(timeLeft([], expectedSpeeds([]), 60_000)).toBe(90_000);
  });
  it("are the median of recent dubs, which a single outlier does not move", () => {
    const recent = [100, 120, 110, 9000].map(speeds);
    expect(expectedSpeeds(recent).mix).toBe(115);
  });
});

describe("the time left", () => {
  it("is the whole wait at first, and nothing at the end", () => {
    const measured = expectedSpeeds([measureSpeeds(TIMES) ?? speeds(0)]);
    expect(timeLeft([], measured, 60_000)).toBe(90_000);
    expect(timeLeft(STAGES.map(step(1)), measured, 60_000)).toBe(0);
  });

  it("never grows or becomes negative, whichever step progresses next", () => {
    const random = generator(7);
    for (let job = 0; job < 200; job++) {
      const measured = expectedSpeeds([speeds(random() * 5000), speeds(random() * 50)]);
      const durationMs = Math.ceil(random() * 3_600_000);
      const steps = STAGES.flatMap((stage) =>
        [0.3, 0.7].map((weight) => ({ stage, weight, done: 0 })),
      );
      let before = timeLeft(steps, measured, durationMs);
      for (let i = 0; i < 60; i++) {
        const next = steps[Math.floor(random() * steps.length)];
        if (next) next.done = Math.min(1, next.done + random() / 2);
        const now = timeLeft(steps, measured, durationMs);
        expect(now).toBeLessThanOrEqual(before);
        expect(now).toBeGreaterThanOrEqual(0);
        before = now;
      }
    }
  });
});

const step =
  (done: number) =>
  (stage: StageStep["stage"]): StageStep => ({ stage, weight: 1, done });

/** Creates a seeded generator of pseudo-random numbers from 0 to 1. */
function generator(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
}
