import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type BadMedia, makeBadMedia } from "./bad-media.ts";
import { fixture } from "./fixtures.ts";

let folder: string;
let media: BadMedia;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "bad-media-"));
  media = await makeBadMedia(folder);
});
afterAll(() => rm(folder, { recursive: true }));

it("has a video with sound to compare with", async () => {
  expect(await streams(fixture("jfk.mp4"))).toEqual(["audio", "video"]);
});

it.each(["empty", "text", "truncated"] as const)("is no video at all: %s", async (kind) => {
  await expect(streams(media[kind])).rejects.toThrow(/Invalid data|moov atom|Command failed/);
});

it("has a file whose index promises more than there is", async () => {
  expect(await streams(media.halved)).toEqual(["audio", "video"]);
  const decode = promisify(execFile)("ffmpeg", [
    "-v",
    "error",
    "-i",
    media.halved,
    "-f",
    "null",
    "-",
  ]);
  expect((await decode).stderr).toMatch(/partial file|Invalid NAL|Invalid data/);
});

it("has a video without audio, and one without speech", async () => {
  expect(await streams(media.withoutAudio)).toEqual(["video"]);
  expect(await streams(media.silent)).toEqual(["audio", "video"]);
});

async function streams(file: string): Promise<string[]> {
  const args = ["-v", "error", "-show_entries", "stream=codec_type", "-of", "csv=p=0", file];
  const { stdout } = await promisify(execFile)("ffprobe", args);
  return stdout.trim().split("\n").toSorted();
}
