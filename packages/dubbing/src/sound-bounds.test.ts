import { describe, expect, it } from "vitest";
import { soundBounds } from "./sound-bounds.ts";

const RATE = 1000;
const silence = (ms: number): number[] => Array.from({ length: ms }, () => 0);
const tone = (ms: number, level: number): number[] =>
  Array.from({ length: ms }, (_, i) => (i % 2 === 0 ? level : -level));

describe("soundBounds", () => {
  it("trims the silence around speech, except for a margin", () => {
    const clip = Int16Array.from([...silence(200), ...tone(500, 8000), ...silence(300)]);
    expect(soundBounds(clip, RATE)).toMatchObject({ startSample: 185, endSample: 715 });
  });

  it("keeps pauses within the speech", () => {
    const clip = Int16Array.from([...tone(100, 8000), ...silence(400), ...tone(100, 8000)]);
    expect(soundBounds(clip, RATE)).toEqual({ startSample: 0, endSample: 600, pauseMs: 400 });
  });

  it("does not count a short silence within a word as a pause", () => {
    const clip = Int16Array.from([...tone(100, 8000), ...silence(140), ...tone(100, 8000)]);
    expect(soundBounds(clip, RATE).pauseMs).toBe(0);
  });

  it("treats hiss as silence, but not the quiet end of a word", () => {
    const clip = Int16Array.from([...tone(100, 40), ...tone(200, 8000), ...tone(100, 400)]);
    expect(soundBounds(clip, RATE)).toMatchObject({ startSample: 85, endSample: 400 });
  });

  it("finds nothing in silence or an empty clip", () => {
    const nothing = { startSample: 0, endSample: 0 };
    expect(soundBounds(Int16Array.from(silence(100)), RATE)).toMatchObject(nothing);
    expect(soundBounds(new Int16Array(), RATE)).toMatchObject(nothing);
  });
});
