import * as fc from "fast-check";
import { expect, it } from "vitest";
import { toCues } from "./to-cues.ts";

it("keeps the cues of a very short video within its duration", () => {
  const line = fc.record({
    startMs: fc.integer({ min: 0, max: 3000 }),
    spokenMs: fc.integer({ min: 0, max: 2000 }),
    text: fc.stringMatching(/^[a-z]{1,30}( [a-z]{1,30}){0,9}$/),
  });
  const texts = fc.array(line, { minLength: 1, maxLength: 6 });
  const durations = fc.integer({ min: 100, max: 3000 });
  fc.assert(
    fc.property(texts, durations, fc.constantFrom(1, 25, 60), (lines, durationMs, fps) => {
      const spoken = lines.map(({ startMs, spokenMs, text }) => ({
        startMs,
        endMs: startMs + spokenMs,
        text,
      }));
      let lastMs = 0;
      for (const { startMs, endMs } of toCues(spoken, { durationMs, fps })) {
        expect(startMs).toBeGreaterThanOrEqual(lastMs);
        expect(endMs).toBeGreaterThan(startMs);
        expect(endMs).toBeLessThanOrEqual(durationMs);
        lastMs = endMs;
      }
    }),
  );
});
