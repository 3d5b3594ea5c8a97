import type { Track } from "@dubdeck/domain";
import { type Cue, hasFlag, type Line, placementInterval, toCues } from "@dubdeck/dubbing";
import { MIX_RATE, type Probe } from "@dubdeck/media";

export interface SubtitleTrack {
  readonly track: Track;
  readonly cues: readonly Cue[];
}

/**
 * Builds two subtitle tracks: the dub's lines at their new times, and the source's at their
 * original times.
 */
export function subtitleTracks(
  lines: readonly Line[],
  { durationMs }: { readonly durationMs: number },
  { fpsNum, fpsDen }: Pick<Probe["video"], "fpsNum" | "fpsDen">,
): SubtitleTrack[] {
  const options = { durationMs, ...(fpsNum > 0 && { fps: fpsNum / fpsDen }) };
  const dubbed = lines.flatMap(({ text, placement }) =>
    text !== null && placement ? [{ ...placementInterval(placement, MIX_RATE), text }] : [],
  );
  const understood = lines.filter((line) => !hasFlag(line, "unclear"));
  const original = understood.map(({ startMs, endMs, sourceText }) => ({
    startMs,
    endMs,
    text: sourceText,
  }));
  return [
    { track: "dub", cues: toCues(dubbed, options) },
    { track: "original", cues: toCues(original, options) },
  ];
}
