import { readFile } from "node:fs/promises";
import { ProcessError } from "@dubdeck/process";
import { beforeAll, expect, it } from "vitest";
import { decodeClip } from "./decode-clip.ts";
import { levelOf, makeMedia } from "./testing/make-media.ts";
import { testDir } from "./testing/temp-dir.ts";
import { wavOf } from "./wav.ts";

const file = await testDir();
const TONE = "-f lavfi -i sine=f=200:r=24000:d=1.5 -c:a";
let wav: Uint8Array;
beforeAll(async () => {
  wav = await readFile(await makeMedia(`${TONE} pcm_s16le`, file("clip.wav")));
});

it("reads 16-bit mono at its own rate", async () => {
  const { samples, rate } = await decodeClip(wav);
  expect(rate).toBe(24_000);
  expect(samples.length).toBe(1.5 * rate);
  expect(levelOf(samples)).toBeCloseTo(-21, 0);
  expect(await decodeClip(wavOf(samples, rate))).toEqual({ samples, rate });
});

it("reads a streamed WAV, whose header lacks the length", async () => {
  const streamed = Buffer.from(wav);
  streamed.writeUInt32LE(0xffffffff, streamed.indexOf("data") + 4);
  expect(await decodeClip(streamed)).toEqual(await decodeClip(wav));
});

it.each([
  ["pcm_f32le", -21],
  ["pcm_s24le", -21],
  ["pcm_s16le -ac 2", -24],
])("converts %s to 48 kHz mono", async (codec, level) => {
  const other = await readFile(await makeMedia(`${TONE} ${codec}`, file("other.wav")));
  const { samples, rate } = await decodeClip(other);
  expect(rate).toBe(48_000);
  expect(samples.length).toBe(1.5 * rate);
  expect(levelOf(samples)).toBeCloseTo(level, 0);
});

it("refuses a rate of nothing", async () => {
  await expect(decodeClip(wavOf(new Int16Array(100), 0))).rejects.toThrow(ProcessError);
});

it.each([
  ["text", Buffer.from("This is no sound.")],
  ["nothing", new Uint8Array()],
  ["a header alone", Buffer.from("RIFF\0\0\0\0WAVE")],
])("refuses %s", async (_, bytes) => {
  await expect(decodeClip(bytes)).rejects.toThrow(ProcessError);
});

it("reads what there is of a broken file", async () => {
  const { samples } = await decodeClip(wav.subarray(0, wav.length - 1001));
  expect(samples.length).toBe(36_000 - 501);
});
