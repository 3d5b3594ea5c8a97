import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Line } from "@dubdeck/dubbing";
import { MIX_RATE, wavOf } from "@dubdeck/media";
import { withTempDir } from "@dubdeck/process";
import { expect, it } from "vitest";
import { writeDubTrack } from "./write-dub-track.ts";

const LENGTH = 4800;
const NEVER = new AbortController().signal;

/** Stores clips of a constant level, which is their key. */
const storage = {
  getBytes: (level: string) =>
    Promise.resolve(wavOf(new Int16Array(LENGTH).fill(Number(level)), MIX_RATE)),
};

const lineAt = (startSample: number, level: number) =>
  ({
    clip: { key: String(level) },
    fit: { tempo: 1 },
    placement: { startSample, lengthSamples: LENGTH, fadeOutSamples: 0 },
  }) as unknown as Line;

const silent = { clip: null, fit: null, placement: null } as unknown as Line;

/** Returns the track's samples and the reported progress. */
const write = (lines: readonly Line[], signal = NEVER) =>
  withTempDir(async (directory) => {
    const output = join(directory, "dub.pcm");
    const progress: number[] = [];
    const onProgress = (share: number): void => void progress.push(share);
    await writeDubTrack({ storage }, { lines, output, signal, onProgress });
    return { samples: new Int16Array(new Uint8Array(await readFile(output)).buffer), progress };
  });

it("places each of many clips at its sample, with silence between", async () => {
  const starts = Array.from({ length: 50 }, (_, i) => i * (LENGTH + 101) + 7);
  const lines = starts.flatMap((start, i) => [lineAt(start, 1000 + i), silent]);
  const { samples, progress } = await write(lines);

  const expected = new Int16Array((starts.at(-1) ?? 0) + LENGTH);
  for (const [i, start] of starts.entries()) expected.fill(1000 + i, start, start + LENGTH);
  expect(samples).toEqual(expected);
  expect(progress).toEqual(progress.toSorted((a, b) => a - b));
  expect(progress.at(-1)).toBe(1);
});

it("adds clips that overlap, clamped to 16 bits", async () => {
  const { samples } = await write([lineAt(0, 20_000), lineAt(2400, 300), lineAt(4800, 32_700)]);
  expect([0, 2400, 4799, 4800, 7199].map((i) => samples[i])).toEqual([
    20_000, 20_300, 20_300, 32_767, 32_767,
  ]);
  expect(samples.slice(7200)).toEqual(new Int16Array(2400).fill(32_700));
});

it("writes an empty track without clips", async () => {
  expect((await write([silent])).samples).toHaveLength(0);
});

it("stops when it is aborted", async () => {
  const aborted = AbortSignal.abort(new Error("canceled"));
  await expect(write([lineAt(0, 1000)], aborted)).rejects.toThrow("canceled");
});
