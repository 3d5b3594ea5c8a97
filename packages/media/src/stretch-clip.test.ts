import { readFile } from "node:fs/promises";
import { beforeAll, expect, it } from "vitest";
import { stretchClip, stretchClips } from "./stretch-clip.ts";
import { levelOf, makeMedia } from "./testing/make-media.ts";
import { testDir } from "./testing/temp-dir.ts";

const file = await testDir();
let wav: Uint8Array;
beforeAll(async () => {
  const tone = "-f lavfi -i sine=f=200:r=24000:d=1.5 -c:a pcm_s16le";
  wav = await readFile(await makeMedia(tone, file("clip.wav")));
});

it("decodes to 48 kHz without changing the length", async () => {
  const samples = await stretchClip(wav, 1);
  expect(samples.length).toBe(1.5 * 48_000);
  expect(levelOf(samples)).toBeCloseTo(-21, 0);
});

it.each([0.85, 1.1, 1.3])("plays %f times as fast at the same pitch", async (tempo) => {
  const samples = await stretchClip(wav, tempo);
  // The stretch works on windows of a few ms, so the length is only approximate.
  expect(Math.abs(samples.length / 48 - 1500 / tempo)).toBeLessThan(30);
  const middle = samples.subarray(20_000, 44_000);
  const crossings = middle.filter((value, i) => value >= 0 && (middle[i - 1] ?? 0) < 0).length;
  expect(crossings).toBeGreaterThan(97);
  expect(crossings).toBeLessThan(103);
});

it("decodes many clips at once to what each is alone", async () => {
  const tempos = [1, 1.1, 1, 0.85];
  const clips = tempos.map((tempo) => ({ wav, tempo }));
  const alone = await Promise.all(tempos.map((tempo) => stretchClip(wav, tempo)));
  expect(await stretchClips(clips)).toEqual(alone);
});

it("reads a streamed WAV, whose header lacks the length", async () => {
  const streamed = Buffer.from(wav);
  streamed.writeUInt32LE(0xffffffff, streamed.indexOf("data") + 4);
  expect((await stretchClip(streamed, 1)).length).toBe(1.5 * 48_000);
});

it("fails on bytes that are not a WAV file", async () => {
  await expect(stretchClip(Buffer.from("not audio"), 1)).rejects.toThrow("ffmpeg ended with");
});
