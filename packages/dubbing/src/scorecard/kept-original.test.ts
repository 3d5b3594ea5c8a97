import { expect, it } from "vitest";
import { keptOriginal } from "./kept-original.ts";
import type { Samples } from "./levels.ts";

const RATE = 8000;
const SECONDS = 4;

/** Repeatable noise, different for each seed. */
function noise(seed: number, level: number): Int16Array {
  let state = seed;
  return Int16Array.from({ length: SECONDS * RATE }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return (state / 2 ** 30 - 1) * level;
  });
}

const sound = (samples: Int16Array): Samples => ({ samples, rate: RATE });
const sum = (a: Int16Array, b: Int16Array): Int16Array =>
  a.map((sample, i) => sample + (b[i] ?? 0));

const [voice, hiss] = [noise(1, 6000), noise(2, 4000)];
const source = sound(sum(voice, hiss));
const speech = [{ startMs: 500, endMs: 3500 }];
const clips = [{ startMs: 1500, endMs: 2000 }];

it("finds the source where no line is, also louder and a little later", () => {
  const later = source.samples.map((_, i) => 1.5 * (source.samples[i - 60] ?? 0));
  for (const dub of [source, sound(later)]) {
    expect(keptOriginal(source, dub, { speech, clips })).toEqual([
      { startMs: 500, endMs: 1500 },
      { startMs: 2000, endMs: 3500 },
    ]);
  }
});

it.each([
  ["silence", new Int16Array(SECONDS * RATE)],
  ["another sound", noise(3, 6000)],
  ["the source without its voice", hiss],
])("does not take %s for the source", (_, samples) => {
  expect(keptOriginal(source, sound(samples), { speech, clips })).toEqual([]);
});

it("leaves out what is too short", () => {
  const short = [{ startMs: 500, endMs: 600 }];
  expect(keptOriginal(source, source, { speech: short, clips: [] })).toEqual([]);
});
