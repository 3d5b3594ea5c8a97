import { expect, it } from "vitest";
import { atLevelIn, type Samples } from "./levels.ts";

const RATE = 8000;
const tone = (hz: number, level: number): Samples => ({
  rate: RATE,
  samples: Int16Array.from({ length: RATE }, (_, i) =>
    Math.round(level * Math.sin((2 * Math.PI * hz * i) / RATE)),
  ),
});

it("scales a voice to its level in the whole sound", () => {
  const [voice, music] = [tone(200, 6000), tone(700, 3000)];
  const whole = { rate: RATE, samples: voice.samples.map((v, i) => v + (music.samples[i] ?? 0)) };
  const found = atLevelIn(whole, tone(200, 9000)).samples;
  const off = found.map((sample, i) => Math.abs(sample - (voice.samples[i] ?? 0)));
  expect(Math.max(...off)).toBeLessThan(20);
});

it("leaves silence", () => {
  const silence = { rate: RATE, samples: new Int16Array(100) };
  expect(atLevelIn(tone(200, 6000), silence)).toEqual(silence);
});
