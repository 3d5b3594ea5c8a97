import { readFile, writeFile } from "node:fs/promises";
import { beforeAll, describe, expect, it } from "vitest";
import { probe } from "./probe.ts";
import { renderOutput, type RenderOutput } from "./render-output.ts";
import { H264_AAC, inspect, makeMedia, PICTURE_AND_TONE } from "./testing/make-media.ts";
import { testDir } from "./testing/temp-dir.ts";

const file = await testDir();
beforeAll(async () => {
  await makeMedia(`${PICTURE_AND_TONE} ${H264_AAC} -g 25 -bf 2`, file("source.mp4"));
  await makeMedia(
    "-f lavfi -i sine=f=880:r=48000:d=3 -ac 2 -c:a aac -b:a 192k -f mp4",
    file("mix.m4a"),
  );
});

describe("the output", () => {
  it("copies the picture unchanged and has the dub as its only sound", async () => {
    const output = await render("source.mp4", {});
    expect(await streamsOf(output)).toEqual(["h264|und|1", "aac|spa|1"]);
    expect(await packetHashes(output, "0:v:0")).toBe(
      await packetHashes(file("source.mp4"), "0:v:0"),
    );
    expect(await packetHashes(output, "0:a:0")).toBe(await packetHashes(file("mix.m4a"), "0:a:0"));
    expect(await inspect(output, "format=duration")).toBe("3.000000");
  });

  it("keeps the original sound as a second track that isn't played by default", async () => {
    const output = await render("source.mp4", { original: { language: "eng" } });
    expect(await streamsOf(output)).toEqual(["h264|und|1", "aac|spa|1", "aac|eng|0"]);
    expect(await packetHashes(output, "0:a:1")).toBe(
      await packetHashes(file("source.mp4"), "0:a:0"),
    );
  });

  it("has its index first, so that it can play while loading", async () => {
    const bytes = await readFile(await render("source.mp4", {}));
    expect(bytes.indexOf("moov")).toBeLessThan(bytes.indexOf("mdat"));
  });

  it.each([
    ["an AVI with MP3 sound", "-c:v mpeg4 -c:a libmp3lame", "old.avi"],
    ["H.265", "-c:v libx265 -preset ultrafast -x265-params log-level=none -c:a aac", "hevc.mp4"],
    ["10 bits a colour", "-c:v libx264 -preset ultrafast -pix_fmt yuv420p10le -c:a aac", "ten.mp4"],
    ["an odd size", "-vf crop=319:179 -c:v mjpeg -c:a pcm_s16le", "odd.mov"],
  ])("of %s is H.264 with AAC as every player knows it", async (_, codecs, name) => {
    await makeMedia(`${PICTURE_AND_TONE} ${codecs}`, file(name));
    const output = await render(name, { original: { language: "eng" } });
    const { durationMs, video } = await probe(output);
    expect(await streamsOf(output)).toEqual(["h264|und|1", "aac|spa|1", "aac|eng|0"]);
    expect(video.pixelFormat).toMatch(/^yuvj?420p$/);
    expect(Math.abs(durationMs - (await probe(file(name))).durationMs)).toBeLessThanOrEqual(40);
  });

  it("lasts as long as its source's picture if the source starts late", async () => {
    const late = `-i ${file("source.mp4")} -c copy -output_ts_offset 2`;
    await makeMedia(late, file("late.mp4"));
    const source = await probe(file("late.mp4"));
    expect(Math.abs(source.durationMs - 3000)).toBeLessThanOrEqual(40);
    const output = await probe(await render("late.mp4", {}));
    expect(Math.abs(output.durationMs - source.durationMs)).toBeLessThanOrEqual(40);
  });

  it("is upright like its source, whether copied or encoded", async () => {
    await makeMedia(
      `-i ${file("source.mp4")} -c copy -metadata:s:v:0 rotate=90`,
      file("upright.mp4"),
    );
    for (const watermark of [false, true]) {
      const { video } = await probe(await render("upright.mp4", { watermark }));
      expect(video).toMatchObject({ width: 180, height: 320 });
    }
  });

  it("carries the watermark if the plan requires it", async () => {
    const [plain, marked] = [file("plain.gray"), file("marked.gray")];
    const corner = "-frames:v 1 -vf crop=140:40:180:140 -pix_fmt gray -f rawvideo";
    await makeMedia(`-i ${await render("source.mp4", {})} ${corner}`, plain);
    await makeMedia(`-i ${await render("source.mp4", { watermark: true })} ${corner}`, marked);
    const [before, after] = [await readFile(plain), await readFile(marked)];
    const changed = after.filter((value, i) => Math.abs(value - (before[i] ?? 0)) > 40).length;
    expect(changed).toBeGreaterThan(100);
  });

  it("shows burnt-in subtitles while they last, and still has its upright size", async () => {
    const style = "Fontname, Fontsize, PrimaryColour, Alignment, MarginV";
    await writeFile(
      file("it's, [one]: 1.ass"),
      `[Script Info]\nPlayResX: 320\nPlayResY: 180\n[V4+ Styles]\nFormat: Name, ${style}
Style: Default,DejaVu Sans,24,&H00FFFFFF,2,12\n[Events]\nFormat: Start, End, Style, Text
Dialogue: 0:00:01.00,0:00:02.00,Default,Hola\n`,
    );
    const black = "-f lavfi -i color=black:s=320x180:d=3:r=25 -f lavfi -i sine=d=3";
    await makeMedia(`${black} ${H264_AAC}`, file("black.mp4"));
    const output = await render("black.mp4", { subtitles: file("it's, [one]: 1.ass") });
    const brightAt = async (seconds: number) => {
      const bottom = `-ss ${seconds} -i ${output} -frames:v 1 -vf crop=320:50:0:130 -pix_fmt gray`;
      await makeMedia(`${bottom} -f rawvideo`, file("bottom.gray"));
      return (await readFile(file("bottom.gray"))).filter((value) => value > 225).length;
    };
    expect(await brightAt(0.5)).toBe(0);
    expect(await brightAt(1.5)).toBeGreaterThan(60);
    expect((await probe(output)).video).toMatchObject({ width: 320, height: 180 });
  });

  it("ends at once when it is aborted", async () => {
    const signal = AbortSignal.abort(new Error("canceled"));
    await expect(render("source.mp4", { watermark: true }, signal)).rejects.toThrow("canceled");
  });
});

async function render(name: string, options: Partial<RenderOutput>, signal?: AbortSignal) {
  const source = file(name);
  const [found, mix, output] = [await probe(source), file("mix.m4a"), file("output.mp4")];
  const defaults = { language: "spa", original: null, watermark: false };
  await renderOutput({ ...defaults, ...options, source, probe: found, mix, output }, { signal });
  return output;
}

async function streamsOf(path: string): Promise<string[]> {
  const entries = "stream=codec_name:stream_tags=language:stream_disposition=default";
  const lines = (await inspect(path, entries)).split("\n");
  return lines.map((line) => line.replace(/^(\w+)\|(\d)\|(\w+)$/, "$1|$3|$2"));
}

/** Returns a digest of a stream's packets. */
async function packetHashes(path: string, stream: string): Promise<string> {
  const hashes = file("hashes.txt");
  await makeMedia(`-i ${path} -map ${stream} -c copy -f streamhash -hash md5`, hashes);
  return readFile(hashes, "utf8");
}
