import { describe, expect, it } from "vitest";
import { amplify, decodeRecording } from "./recording.ts";
import { levelOf, makeMedia } from "./testing/make-media.ts";
import { testDir } from "./testing/temp-dir.ts";

const file = await testDir();
const TONE = "-f lavfi -i sine=f=300:r=48000:d=1.5";

describe("decodeRecording", () => {
  it.each([
    ["webm", "-c:a libopus"],
    ["mp4", "-c:a aac"],
    ["wav", "-c:a pcm_s16le"],
  ])("reads %s, and no more than it is asked for", async (extension, codec) => {
    const path = await makeMedia(`${TONE} ${codec}`, file(`a.${extension}`));
    const samples = await decodeRecording(path, { maxMs: 10_000 });
    expect(Math.abs(samples.length / 48 - 1500)).toBeLessThan(60);
    const start = await decodeRecording(path, { maxMs: 500 });
    expect(Math.abs(start.length / 48 - 500)).toBeLessThan(60);
  });

  it.each([
    ["a picture", "-f lavfi -i testsrc=d=1:s=64x64 -c:v libx264", "picture.mp4"],
    ["another kind of file", `${TONE} -c:a libmp3lame`, "sound.mp3"],
  ])("refuses %s", async (_, args, name) => {
    const path = await makeMedia(args, file(name));
    await expect(decodeRecording(path, { maxMs: 1000 })).rejects.toMatchObject({
      code: "UNREADABLE",
    });
  });
});

it("amplifies without clipping", async () => {
  const path = await makeMedia(`${TONE} -c:a pcm_s16le`, file("quiet.wav"));
  const samples = await decodeRecording(path, { maxMs: 2000 });
  const louder = await amplify(samples, 2);
  expect(louder.length).toBe(samples.length);
  expect(levelOf(louder) - levelOf(samples)).toBeCloseTo(6, 0);
  const loudest = (await amplify(samples, 100)).reduce((max, value) => Math.max(max, value), 0);
  expect(loudest).toBeLessThan(30_000);
});
