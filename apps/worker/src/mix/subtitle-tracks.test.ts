import type { Line } from "@dubdeck/dubbing";
import { expect, it } from "vitest";
import { subtitleTracks } from "./subtitle-tracks.ts";

const texts = ["We will see each other again, my friend.", "Until then, farewell."];
const lines = texts.map((sourceText, i) => ({
  sourceText,
  text: `Hasta luego ${i}`,
  startMs: 1000 + 2000 * i,
  endMs: 3000 + 2000 * i,
  placement: { startSample: 96_000 * i, lengthSamples: 48_000 },
  flags: [],
})) as unknown as Line[];
const tracksOf = (all: readonly Line[], fpsNum = 24) =>
  subtitleTracks(all, { durationMs: 10_000 }, { fpsNum, fpsDen: 1 });

it.each([
  [24, 84],
  [60, 34],
  [0, 80],
])("leaves two of the video's frames (%j fps) between two cues", (fps, gapMs) => {
  const original = tracksOf(lines, fps).find(({ track }) => track === "original");
  const [first, second] = original?.cues ?? [];
  expect((second?.startMs ?? 0) - (first?.endMs ?? 0)).toBe(gapMs);
});

it("shows no text for unclear speech", () => {
  const flags = [{ kind: "unclear" as const, reason: "Unclear speech." }];
  const unclear = lines.map((line) => ({ ...line, text: null, placement: null, flags }));
  expect(tracksOf(unclear).map(({ cues }) => cues)).toEqual([[], []]);
});
