import { expect, it } from "vitest";
import { requireUnderstood } from "./require-understood.ts";

const report = (job: object = {}) => ({
  lines: [],
  job: {
    lines: 8,
    dubbed: 8,
    unclear: 0,
    speakers: [],
    naturalShare: 1,
    cutShare: 0,
    collisions: 0,
    driftMs: 0,
    heard: { coverage: 0.97, onsetErrorP95Ms: 90, wordErrorRate: 0.11 },
    loudnessLufs: -16,
    truePeakDbtp: -2,
    ...job,
  },
});

it("describes how well a dub was understood", () => {
  expect(requireUnderstood(report())).toBe("word error rate 0.11, coverage 0.97");
});

it.each([
  { heard: null },
  { heard: { coverage: 0.97, onsetErrorP95Ms: 90, wordErrorRate: 0.5 } },
  { heard: { coverage: 0.5, onsetErrorP95Ms: 90, wordErrorRate: 0.1 } },
  { cutShare: 0.1 },
  { collisions: 1 },
])("rejects a bad dub: %j", (job) => {
  expect(() => requireUnderstood(report(job))).toThrow(/dub/);
});
