import { makeForgedTable, makeHugePicture } from "@dubdeck/testing";
import { beforeAll, expect, it } from "vitest";
import { probe } from "./probe.ts";
import { renderThumbnail } from "./render-thumbnail.ts";
import { H264_AAC, makeMedia } from "./testing/make-media.ts";
import { peakMemoryMb } from "./testing/peak-memory.ts";
import { testDir } from "./testing/temp-dir.ts";

const MAX_MB = 600;
const file = await testDir();
const huge = file("huge.mp4");
const forged = file("forged.mp4");
beforeAll(() => Promise.all([makeHugePicture(huge), makeForgedTable(forged)]));

const refused = (path: string, code: string) => () =>
  expect(probe(path)).rejects.toMatchObject({ name: "MediaError", code });

it.runIf(process.platform === "linux").each([
  ["a picture of 8192 × 8192", refused(huge, "PICTURE_TOO_LARGE")],
  ["a table of 80 million samples", refused(forged, "UNREADABLE")],
  [
    "the thumbnail of such a picture",
    () => renderThumbnail({ source: huge, durationMs: 480, output: file("thumbnail.jpg") }),
  ],
])("%s takes less than 600 MB", async (_, work) => {
  const peakMb = await peakMemoryMb(work);
  expect(peakMb).toBeGreaterThan(10);
  expect(peakMb).toBeLessThan(MAX_MB);
});

it("rejects files with more tracks than any camera writes", async () => {
  const tone = "-f lavfi -i sine=f=440:d=0.2";
  const tracks = "-map 1:a ".repeat(33).trim();
  const picture = "-f lavfi -i testsrc2=s=64x36:d=0.2";
  const path = file("tracks.mp4");
  await makeMedia(`${picture} ${tone} -map 0:v ${tracks} ${H264_AAC}`, path);
  await expect(probe(path)).rejects.toMatchObject({ code: "TOO_MANY_STREAMS" });
});

it("rejects videos longer than six hours", async () => {
  const path = file("long.mp4");
  await makeMedia(`-f lavfi -i color=s=16x16:r=1/600:d=22800 ${H264_AAC}`, path);
  await expect(probe(path)).rejects.toMatchObject({ code: "TOO_LONG" });
});
