import type { Track } from "@dubdeck/domain";
import { type Cue, type Placement, placementInterval, toCues } from "@dubdeck/dubbing";
import { MIX_RATE, type Probe } from "@dubdeck/media";
import type { MixResult } from "./job-files.ts";

export interface SubtitleTrack {
  readonly track: Track;
  readonly cues: readonly Cue[];
}

/** The dub's lines where they are spoken now, and the source's where they were. */
export function subtitleTracks(
  { lines, placements }: Pick<MixResult, "lines" | "placements">,
  { durationMs }: { readonly durationMs: number },
  { fpsNum, fpsDen }: Pick<Probe["video"], "fpsNum" | "fpsDen">,
): SubtitleTrack[] {
  const options = { durationMs, ...(fpsNum > 0 && { fps: fpsNum / fpsDen }) };
  const dubbed = lines.map(({ text }, i) => {
    const { startMs, endMs } = placementInterval(placements[i] as Placement, MIX_RATE);
    return { startMs, endMs, text };
  });
  const original = lines.map(({ sourceText, slot }) => ({ ...slot, text: sourceText }));
  return [
    { track: "dub", cues: toCues(dubbed, options) },
    { track: "original", cues: toCues(original, options) },
  ];
}
