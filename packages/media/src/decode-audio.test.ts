import { writeFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { decodeAudio } from "./decode-audio.ts";
import { H264_AAC, levelOf, makeMedia, PICTURE_AND_TONE } from "./testing/make-media.ts";
import { testDir } from "./testing/temp-dir.ts";

const file = await testDir();

it("decodes a video's sound to mono at the requested rate", async () => {
  const path = await makeMedia(`${PICTURE_AND_TONE} ${H264_AAC}`, file("tone.mp4"));
  const samples = await decodeAudio(path, 8000);
  expect(Math.abs(samples.length - 3 * 8000)).toBeLessThan(400);
  expect(levelOf(samples)).toBeCloseTo(-21, 0);
});

it("decodes raw samples", async () => {
  const stereo = Int16Array.from({ length: 9600 }, (_, i) => (i % 2 === 0 ? 1000 : 3000));
  await writeFile(file("raw"), new Uint8Array(stereo.buffer));
  const samples = await decodeAudio(file("raw"), 8000, { rate: 48_000, channels: 2 });
  expect(samples).toHaveLength(800);
  expect(samples[400]).toBeCloseTo(2000, -1);
});
