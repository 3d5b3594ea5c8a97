import { describe, expect, it } from "vitest";
import type { Interval } from "../interval.ts";
import { heardOnset } from "./heard-timing.ts";

const regions: Interval[] = [
  { startMs: 1000, endMs: 2000 },
  { startMs: 3000, endMs: 5000 },
];
const onset = (wordsMs: readonly (number | null)[], othersMs: readonly number[] = []) =>
  heardOnset(
    wordsMs,
    regions,
    [...wordsMs, ...othersMs].filter((ms) => ms !== null),
  );

describe("a line is heard to begin", () => {
  it("where speech begins near its first word", () => {
    expect(onset([2800, 3400])).toBe(3000);
    expect(onset([1200, 1400])).toBe(1000);
  });

  it("at its first word, if speech begins with another line's", () => {
    expect(onset([1250, 1400], [950])).toBe(1250);
  });

  it("after a pause, if a recogniser starts its first word in the pause or before it", () => {
    expect(onset([2200, 3100])).toBe(3000);
    expect(onset([1250, 3100], [950])).toBe(3000);
    expect(onset([2300, 2800])).toBe(3000);
    expect(onset([1900, 2500, 3100])).toBe(3000);
  });

  it("at the first word that is heard, if not long before the others", () => {
    expect(onset([null, 3200])).toBe(3000);
    expect(onset([null, 3400])).toBe(3000);
    expect(onset([null, 3700])).toBe(3700);
    expect(onset([null, null, 3700, 4000])).toBe(3700);
    expect(onset([1000, 3200, 3400])).toBe(3000);
  });

  it("at an unknown time, if none is heard", () => {
    expect(onset([null, null])).toBeNull();
    expect(onset([])).toBeNull();
  });
});
