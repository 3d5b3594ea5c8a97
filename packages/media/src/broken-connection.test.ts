import { readFile } from "node:fs/promises";
import { beforeAll, expect, it } from "vitest";
import { cutAudio, extractAudio } from "./extract-audio.ts";
import { probe } from "./probe.ts";
import { renderOutput } from "./render-output.ts";
import { flakyServer } from "./testing/flaky-server.ts";
import { inspect, makeMedia, samplesOf } from "./testing/make-media.ts";
import { testDir } from "./testing/temp-dir.ts";

/** Longer than ffmpeg keeps trying to reconnect. */
const GIVEN_UP_WITHIN_MS = 40_000;
/** This share of the file ends inside the index if it comes last, or else inside the last frames. */
const NEAR_THE_END = 0.9995;
const LOST = { name: "ProcessError", blamesInput: false };

const file = await testDir();
const mp4 = file("video.mp4");
const mix = file("mix.m4a");
const flac = file("sound.flac");
const durationMs = 8000;
beforeAll(async () => {
  // Larger than ffmpeg's read-ahead buffer.
  const noise = "-f lavfi -i nullsrc=s=320x180:r=25:d=8,geq=random(1)*255:128:128";
  const tone = "-f lavfi -i anoisesrc=r=48000:d=8";
  const codecs = "-c:v libx264 -preset ultrafast -pix_fmt yuv420p -c:a aac -movflags +faststart";
  await makeMedia(`${noise} ${tone} ${codecs}`, mp4);
  await makeMedia(`-i ${mp4} -vn -c:a copy`, mix);
  await extractAudio({ source: mp4, durationMs, output: flac });
});

const render = async (source: string) =>
  renderOutput({
    source,
    probe: await probe(mp4),
    mix,
    language: "spa",
    original: null,
    watermark: false,
    output: file("output.mp4"),
  });

it("makes complete files if the source's connection breaks once", async () => {
  const bytes = await readFile(mp4);
  const output = file("audio.flac");
  await extractAudio({ source: await flakyServer(bytes, 1), durationMs, output });
  expect(await samplesOf(output, "0:a:0", 16_000)).toEqual(await samplesOf(flac, "0:a:0", 16_000));
  await render(await flakyServer(bytes, 1));
  expect(await inspect(file("output.mp4"), "stream=nb_frames")).toMatch(/^200\n/);
});

it.concurrent(
  "fails, without blaming the video, if the connection keeps breaking",
  async () => {
    const url = await flakyServer(await readFile(mp4), Infinity);
    const sound = await flakyServer(await readFile(flac), Infinity);
    const cut = { startMs: 0, endMs: durationMs, output: file("cut.flac") };
    await Promise.all([
      expect(
        extractAudio({ source: url, durationMs, output: file("half.flac") }),
      ).rejects.toMatchObject(LOST),
      expect(render(url)).rejects.toMatchObject(LOST),
      expect(cutAudio({ input: sound, ...cut })).rejects.toMatchObject(LOST),
    ]);
  },
  GIVEN_UP_WITHIN_MS,
);

it.concurrent(
  "does not report a video as damaged if its end cannot be reached",
  async () => {
    await makeMedia(`-i ${mp4} -c copy -movflags 0`, file("index-last.mp4"));
    const failing = [mp4, file("index-last.mp4")].map(async (path) => {
      const url = await flakyServer(await readFile(path), Infinity, NEAR_THE_END);
      await expect(probe(url)).rejects.toMatchObject(LOST);
    });
    await Promise.all(failing);
  },
  GIVEN_UP_WITHIN_MS,
);
