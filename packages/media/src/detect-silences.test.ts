import { fixture, storyUtterances } from "@dubdeck/testing";
import { describe, expect, it } from "vitest";
import { detectSilences, findSilences } from "./detect-silences.ts";
import { extractAudio } from "./extract-audio.ts";
import { makeMedia } from "./testing/make-media.ts";
import { testDir } from "./testing/temp-dir.ts";

const file = await testDir();

describe("detectSilences", () => {
  it("finds the pauses between tones, above a steady background", async () => {
    const tones = "between(t\\,1\\,2)+between(t\\,2.2\\,4)+between(t\\,5\\,6)";
    const path = await makeMedia(
      `-f lavfi -i aevalsrc=(${tones})*0.3*sin(3000*t)+0.01*sin(700*t):s=16000:d=7`,
      file("tones.flac"),
    );
    expect(await detectSilences(path)).toEqual([
      { startMs: 0, endMs: 1000 },
      { startMs: 4000, endMs: 5000 },
      { startMs: 6000, endMs: 7000 },
    ]);
  });

  it("finds the pauses between the sentences of a reader, above music", async () => {
    const [source, output] = [fixture("story.mp4"), file("story.flac")];
    await extractAudio({ source, durationMs: 34_280, output });
    const silences = await detectSilences(output);
    const spoken = await storyUtterances();
    for (const [i, next] of spoken.slice(1).entries()) {
      const middle = ((spoken[i]?.endMs ?? 0) + next.startMs) / 2;
      expect(silences.some((s) => s.startMs < middle && middle < s.endMs)).toBe(true);
    }
  });

  it("treats an empty track as one silence", async () => {
    const path = await makeMedia("-f lavfi -i anullsrc=r=16000:cl=mono -t 2", file("null.flac"));
    expect(await detectSilences(path)).toEqual([{ startMs: 0, endMs: 2000 }]);
  });
});

describe("findSilences", () => {
  const seconds = (count: number, level: number) => Array<number>(count * 20).fill(level);

  it("judges each minute separately, so that a loud song does not hide quiet speech", () => {
    const song = seconds(60, -10);
    const speech = [...seconds(29, -40), ...seconds(2, -58), ...seconds(29, -40)];
    const pauses = findSilences([...song, ...speech]);
    expect(pauses).toContainEqual({ startMs: 89_000, endMs: 91_000 });
  });

  it("joins a silence across a minute boundary", () => {
    const levels = [...seconds(59, -20), ...seconds(2, -60), ...seconds(59, -20)];
    expect(findSilences(levels)).toEqual([{ startMs: 59_000, endMs: 61_000 }]);
  });

  it("returns no silences for no levels", () => {
    expect(findSilences([])).toEqual([]);
  });
});
