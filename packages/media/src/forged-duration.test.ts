import { readFile, writeFile } from "node:fs/promises";
import { beforeAll, expect, it } from "vitest";
import { decodeOriginalArgs } from "./original-args.ts";
import { probe } from "./probe.ts";
import { renderOutput } from "./render-output.ts";
import { renderPreviewPicture } from "./render-preview.ts";
import { runFfmpeg } from "./run-ffmpeg.ts";
import { H264_AAC, inspect, makeMedia, PICTURE_AND_TONE } from "./testing/make-media.ts";
import { testDir } from "./testing/temp-dir.ts";

/** Three seconds of picture and sound. */
const file = await testDir();
const source = file("source.mp4");
const mix = file("mix.m4a");
beforeAll(async () => {
  await makeMedia(`${PICTURE_AND_TONE} ${H264_AAC} -g 25`, source);
  await makeMedia("-f lavfi -i sine=f=880:r=48000:d=1 -ac 2 -c:a aac -f mp4", mix);
});

it("a video lasts as long as its streams, even if the container's header claims less", async () => {
  const bytes = await readFile(source);
  // Version and flags, two dates and the time scale precede the duration.
  bytes.writeUInt32BE(1000, bytes.indexOf("mvhd") + 20);
  await writeFile(file("short-header.mp4"), bytes);
  expect(await inspect(file("short-header.mp4"), "format=duration")).toBe("1.000000");
  expect((await probe(file("short-header.mp4"))).durationMs).toBe(3000);
});

it("a video is never decoded or copied past its probed length", async () => {
  const output = file("output.mp4");
  const lengthOf = async (path: string) => Number(await inspect(path, "format=duration"));
  const found = { ...(await probe(source)), durationMs: 1000 };
  const job = { source, durationMs: 1000, mix, watermark: false, output };

  for (const sizeBytes of [1000, 1e9]) {
    await renderPreviewPicture({ ...job, probe: found, sizeBytes });
    expect(await lengthOf(output)).toBeCloseTo(1, 1);
  }
  await runFfmpeg(decodeOriginalArgs(job, file("original.flac")));
  expect(await lengthOf(file("original.flac"))).toBeCloseTo(1, 1);
  for (const watermark of [false, true]) {
    const original = { language: "eng" };
    await renderOutput({ ...job, probe: found, language: "spa", original, watermark });
    expect(await lengthOf(output)).toBeCloseTo(1, 1);
  }
});
