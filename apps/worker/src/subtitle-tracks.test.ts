import { expect, it } from "vitest";
import type { MixResult } from "./job-files.ts";
import { subtitleTracks } from "./subtitle-tracks.ts";

const texts = ["We will see each other again, my friend.", "Until then, farewell."];
const mixed = {
  lines: texts.map((sourceText, i) => ({
    sourceText,
    text: `Hasta luego ${i}`,
    slot: { startMs: 1000 + 2000 * i, endMs: 3000 + 2000 * i },
  })),
  placements: texts.map((_, i) => ({ startSample: 96_000 * i, lengthSamples: 48_000 })),
} as unknown as MixResult;

it.each([
  [{ fpsNum: 24, fpsDen: 1 }, 84],
  [{ fpsNum: 60, fpsDen: 1 }, 34],
  [{ fpsNum: 0, fpsDen: 1 }, 80],
])("leaves two of the video's own frames (%j) between two cues", (frames, gapMs) => {
  const tracks = subtitleTracks(mixed, { durationMs: 10_000 }, frames);
  const [first, second] = tracks.find(({ track }) => track === "original")?.cues ?? [];
  expect((second?.startMs ?? 0) - (first?.endMs ?? 0)).toBe(gapMs);
});
