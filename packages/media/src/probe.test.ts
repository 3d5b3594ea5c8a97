import { copyFile, readFile, truncate, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { listen } from "@dubdeck/testing/listen";
import { beforeAll, describe, expect, it } from "vitest";
import { MediaError } from "./media-error.ts";
import { probe, requireAudio } from "./probe.ts";
import { H264_AAC, makeMedia, PICTURE_AND_TONE } from "./testing/make-media.ts";
import { testDir } from "./testing/temp-dir.ts";

const file = await testDir();
const mp4 = file("good.mp4");
beforeAll(() => makeMedia(`${PICTURE_AND_TONE} ${H264_AAC} -movflags +faststart`, mp4));

describe("a readable video", () => {
  it("is described with its streams", async () => {
    expect(await probe(mp4)).toEqual({
      container: "mp4",
      durationMs: 3000,
      video: {
        codec: "h264",
        pixelFormat: "yuv420p",
        width: 320,
        height: 180,
        fpsNum: 25,
        fpsDen: 1,
      },
      audio: { track: 0, codec: "aac", sampleRate: 44100, channels: 1, language: null },
    });
  });

  it.each([
    ["mov", `${H264_AAC} -metadata:s:a:0 language=eng`, "eng"],
    ["avi", "-c:v mpeg4 -c:a libmp3lame", null],
  ])("may be %s", async (container, codecs, language) => {
    const path = await makeMedia(`${PICTURE_AND_TONE} ${codecs}`, file(`good.${container}`));
    const found = await probe(path);
    expect(found).toMatchObject({ container, video: { width: 320 }, audio: { language } });
    expect(Math.abs(found.durationMs - 3000)).toBeLessThan(60);
  });

  it("has its displayed width and height if it is rotated", async () => {
    const path = await makeMedia(
      `-i ${mp4} -c copy -metadata:s:v:0 rotate=90`,
      file("upright.mp4"),
    );
    expect((await probe(path)).video).toMatchObject({ width: 180, height: 320 });
  });

  it("may lack sound, which only requireAudio rejects", async () => {
    const path = await makeMedia(`-i ${mp4} -c copy -an`, file("silent.mp4"));
    const found = await probe(path);
    expect(found.audio).toBeNull();
    expect(() => requireAudio(found)).toThrow(expect.objectContaining({ code: "NO_AUDIO" }));
  });

  it("may have any file name", async () => {
    await copyFile(mp4, file("video.txt"));
    expect(await probe(file("video.txt"))).toMatchObject({ container: "mp4" });
  });
});

describe("files that are not readable videos", () => {
  const codeOf = (path: string) =>
    probe(path).then(
      () => "a video",
      (error: unknown) => (error instanceof MediaError ? error.code : error),
    );

  it.each([
    ["text", "hello there, this is a text"],
    ["nothing", ""],
    ["an HLS playlist", `#EXTM3U\n#EXTINF:10,\n${mp4}\n#EXT-X-ENDLIST\n`],
    ["an ffconcat script", `ffconcat version 1.0\nfile ${mp4}\n`],
    ["a DASH manifest", `<?xml version="1.0"?><MPD><BaseURL>${mp4}</BaseURL></MPD>`],
  ])("%s named .mp4 is rejected", async (_, content) => {
    await writeFile(file("disguised.mp4"), content);
    expect(await codeOf(file("disguised.mp4"))).toBe("NOT_A_VIDEO");
  });

  it("a video in an unsupported container is rejected", async () => {
    const path = await makeMedia(`-i ${mp4} -c copy -f matroska`, file("matroska.mp4"));
    expect(await codeOf(path)).toBe("NOT_A_VIDEO");
  });

  it("a playlist behind a video header opens no other file", async () => {
    const header = Buffer.from([0, 0, 0, 16, ...Buffer.from("ftypisom"), 0, 0, 2, 0]);
    const playlist = `#EXTM3U\n#EXTINF:10,\n${mp4}\n`;
    await writeFile(file("mixed.mp4"), Buffer.concat([header, Buffer.from(playlist)]));
    expect(await codeOf(file("mixed.mp4"))).toBe("UNREADABLE");
  });

  it.each([0.3, 0.95])("a file truncated to %f of its length is rejected", async (share) => {
    await makeMedia(`-i ${mp4} -c copy -movflags 0`, file("index-last.mp4"));
    for (const whole of [mp4, file("index-last.mp4")]) {
      await copyFile(whole, file("cut.mp4"));
      await truncate(file("cut.mp4"), Math.floor((await readFile(whole)).length * share));
      expect(await codeOf(file("cut.mp4"))).toBe("UNREADABLE");
    }
  });

  it("sound alone is rejected, even with a cover picture", async () => {
    await makeMedia(`-i ${mp4} -c copy -vn`, file("sound.mp4"));
    expect(await codeOf(file("sound.mp4"))).toBe("NO_VIDEO");
    await makeMedia(`-i ${mp4} -frames:v 1 -update 1`, file("cover.png"));
    await makeMedia(
      `-i ${file("sound.mp4")} -i ${file("cover.png")} -map 0 -map 1 -c copy -disposition:v:0 attached_pic`,
      file("covered.mp4"),
    );
    expect(await codeOf(file("covered.mp4"))).toBe("NO_VIDEO");
  });

  it("a missing file is reported as SOURCE_GONE", async () => {
    expect(await codeOf(file("missing.mp4"))).toBe("SOURCE_GONE");
  });
});

describe("a video behind a URL", () => {
  const server = createServer((request, response) => {
    const status = { "/broken.mp4": 500, "/empty.mp4": 416 }[request.url ?? ""];
    if (status) response.writeHead(status).end();
    else if (request.url?.startsWith("/good.mp4")) void readFile(mp4).then((b) => response.end(b));
    else response.writeHead(404).end();
  });
  let origin: string;
  const url = (name: string) => `${origin}/${name}`;
  beforeAll(async () => {
    const listening = await listen(server);
    origin = listening.origin;
    return listening.close;
  });

  it("is read like a file", async () => {
    expect(await probe(url("good.mp4?signed=yes"))).toMatchObject({ durationMs: 3000 });
  });

  it("is reported as SOURCE_GONE if missing and NOT_A_VIDEO if empty", async () => {
    await expect(probe(url("missing.mp4"))).rejects.toMatchObject({ code: "SOURCE_GONE" });
    await expect(probe(url("empty.mp4"))).rejects.toMatchObject({ code: "NOT_A_VIDEO" });
  });

  it("is not blamed for a server error", async () => {
    await expect(probe(url("broken.mp4"))).rejects.toThrow("answered 500");
  });
});
