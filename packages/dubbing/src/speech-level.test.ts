import { expect, it } from "vitest";
import { speechLevel } from "./speech-level.ts";

const RATE = 48_000;
const tone = (seconds: number, peak: number): number[] =>
  Array.from({ length: seconds * RATE }, (_, i) => Math.round(peak * Math.sin(i / 10)));

it("measures speech, whatever the pauses", () => {
  const plain = speechLevel(Int16Array.from(tone(1, 8000)), RATE);
  expect(plain).toBeCloseTo(8000 / Math.SQRT2, -2);
  const paused = [...tone(1, 8000), ...tone(3, 80), ...tone(1, 8000)];
  expect(speechLevel(Int16Array.from(paused), RATE)).toBeCloseTo(plain, -2);
});

it("is 0 for silence", () => {
  expect(speechLevel(new Int16Array(RATE), RATE)).toBe(0);
  expect(speechLevel(new Int16Array(), RATE)).toBe(0);
});
