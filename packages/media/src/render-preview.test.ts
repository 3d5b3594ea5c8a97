import { beforeAll, describe, expect, it } from "vitest";
import { renderPreview, renderPreviewArgs } from "./render-preview.ts";
import { H264_AAC, inspect, makeMedia } from "./testing/make-media.ts";
import { testDir } from "./testing/temp-dir.ts";
import { WATERMARK_FILTER } from "./watermark.ts";

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

  it("carries the watermark only where the plan asks for it", () => {
    const job = { source: "in.mp4", durationMs: 3000, mix: "mix.m4a", output: "out.mp4" };
    expect(renderPreviewArgs({ ...job, watermark: true }).join(" ")).toContain(WATERMARK_FILTER);
    expect(renderPreviewArgs({ ...job, watermark: false }).join(" ")).not.toContain("drawtext");
  });

  it("holds the first minute of a longer video", async () => {
    const output = await preview("64x36", 70);
    const [video, audio] = (await inspect(output, "stream=duration")).split("\n").map(Number);
    expect(Math.abs((video ?? 0) - 60)).toBeLessThanOrEqual(0.04);
    expect(Math.abs((audio ?? 0) - 60)).toBeLessThanOrEqual(0.04);
  });
});

async function preview(size: string, seconds: number): Promise<string> {
  const picture = `-f lavfi -i color=gray:s=${size}:r=25:d=${seconds}`;
  const sound = `-f lavfi -i sine=f=440:r=48000:d=${seconds}`;
  const source = await makeMedia(`${picture} ${sound} ${H264_AAC}`, file("source.mp4"));
  const output = file("preview.mp4");
  const durationMs = seconds * 1000;
  await renderPreview({ source, durationMs, mix: file("mix.m4a"), watermark: false, output });
  return output;
}
