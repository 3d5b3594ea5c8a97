import { expect, it } from "vitest";
import { renderThumbnail } from "./render-thumbnail.ts";
import { H264_AAC, inspect, makeMedia, PICTURE_AND_TONE } from "./testing/make-media.ts";
import { testDir } from "./testing/temp-dir.ts";

const file = await testDir();

it.each([
  ["a normal video", PICTURE_AND_TONE, 3000, "mjpeg|640|360"],
  ["one of a single frame", "-f lavfi -i testsrc2=s=180x320:r=25:d=0.04", 40, "mjpeg|360|640"],
])("is a JPEG of %s", async (_, inputs, durationMs, expected) => {
  const source = await makeMedia(`${inputs} ${H264_AAC}`, file("source.mp4"));
  await renderThumbnail({ source, durationMs, output: file("thumbnail.jpg") });
  expect(await inspect(file("thumbnail.jpg"), "stream=codec_name,width,height")).toBe(expected);
});
