import { beforeAll, describe, expect, it } from "vitest";
import { probe } from "./probe.ts";
import { pictureArgs, renderPreview, renderPreviewPicture } from "./render-preview.ts";
import { H264_AAC, inspect, makeMedia } from "./testing/make-media.ts";
import { testDir } from "./testing/temp-dir.ts";
import { WATERMARK_FILTER } from "./watermark.ts";

/** A size in bytes that is too large to keep the picture unchanged. */
const LARGE = 1e9;

const file = await testDir();
beforeAll(async () => {
  await makeMedia("-f lavfi -i sine=f=880:r=48000:d=70 -ac 2 -c:a aac -f mp4", file("mix.m4a"));
});

describe("the preview", () => {
  it.each([
    ["1280x720", "854|480"],
    ["720x1280", "480|854"],
    ["600x600", "480|480"],
    ["322x242", "322|242"],
  ])("of %s is %s", async (size, expected) => {
    const output = await preview(size, 2);
    expect(await inspect(output, "stream=width,height")).toContain(expected);
    expect(await inspect(output, "stream=codec_name")).toBe("h264\naac");
  });

  it("keeps the picture of a video that is already small", async () => {
    const output = await preview("1280x720", 2, 20_000);
    expect(await inspect(output, "stream=width,height")).toContain("1280|720");
  });

  it("carries the watermark only if the plan requires it", async () => {
    const source = await video("64x36", 2);
    const job = { source, sizeBytes: 1000, probe: await probe(source), output: "out.mp4" };
    expect(pictureArgs({ ...job, watermark: true }).join(" ")).toContain(WATERMARK_FILTER);
    expect(pictureArgs({ ...job, watermark: false }).join(" ")).not.toContain("drawtext");
  });

  it.each([LARGE, 1000])("holds the first minute of a longer video", async (sizeBytes) => {
    const output = await preview("64x36", 70, sizeBytes);
    const [picture, sound] = (await inspect(output, "stream=duration")).split("\n").map(Number);
    expect(Math.abs((picture ?? 0) - 60)).toBeLessThanOrEqual(0.04);
    expect(Math.abs((sound ?? 0) - 60)).toBeLessThanOrEqual(0.04);
  });
});

function video(size: string, seconds: number): Promise<string> {
  const picture = `-f lavfi -i color=gray:s=${size}:r=25:d=${seconds}`;
  const sound = `-f lavfi -i sine=f=440:r=48000:d=${seconds}`;
  return makeMedia(`${picture} ${sound} ${H264_AAC}`, file("source.mp4"));
}

async function preview(size: string, seconds: number, sizeBytes = LARGE): Promise<string> {
  const source = await video(size, seconds);
  const [picture, output] = [file("picture.mp4"), file("preview.mp4")];
  const found = await probe(source);
  await renderPreviewPicture({
    source,
    sizeBytes,
    probe: found,
    watermark: false,
    output: picture,
  });
  await renderPreview({ picture, mix: file("mix.m4a"), output });
  return output;
}
