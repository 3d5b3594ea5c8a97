import type { Interval } from "./interval.ts";
import type { Line, Placement } from "./line.ts";

/** A whole clip only needs a fade against clicks; a cut one stops in mid-word. */
const FADE_MS = 5;
const CUT_FADE_MS = 80;

/**
 * Places every fitted line at the absolute sample of its onset, so that rounding errors do not
 * accumulate. No clip extends past the end of the source; lines without a fit stay unplaced.
 */
export function placeClips(
  lines: readonly Line[],
  sampleRate: number,
  durationSamples: number,
): Line[] {
  const sampleOf = (ms: number): number =>
    Math.min(durationSamples, Math.round((ms * sampleRate) / 1000));
  return lines.map((line) => {
    if (!line.fit) return line;
    const { startMs, clipMs, cutMs } = line.fit;
    const startSample = sampleOf(startMs);
    const lengthSamples = sampleOf(startMs + clipMs) - startSample;
    const fadeMs = cutMs > 0 ? CUT_FADE_MS : FADE_MS;
    const fadeOutSamples = Math.min(lengthSamples, sampleOf(fadeMs));
    return { ...line, placement: { startSample, lengthSamples, fadeOutSamples } };
  });
}

/** Converts a placement to whole milliseconds, rounded outwards. */
export function placementInterval(placement: Placement, sampleRate: number): Interval {
  const { startSample, lengthSamples } = placement;
  return {
    startMs: Math.floor((startSample * 1000) / sampleRate),
    endMs: Math.ceil(((startSample + lengthSamples) * 1000) / sampleRate),
  };
}
