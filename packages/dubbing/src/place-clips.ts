import { z } from "zod";
import type { FittedLine } from "./fitted-line.ts";
import type { Interval } from "./interval.ts";

export const placementSchema = z.object({
  utteranceId: z.string(),
  startSample: z.int().nonnegative(),
  /** The clip is cut here; where it ends earlier, silence follows. */
  lengthSamples: z.int().nonnegative(),
  /** Fade at the end of these samples. */
  fadeOutSamples: z.int().nonnegative(),
});
/** Where a clip lies on the dub's one track, counted in samples from the start of the source. */
export type Placement = z.infer<typeof placementSchema>;

/** A whole clip only needs its last click taken away; a trimmed one stops in the middle of a word. */
const FADE_MS = 5;
const TRIM_FADE_MS = 80;

/**
 * Places every line at the absolute sample of its onset, so that no rounding adds up over time. No
 * clip reaches into the next one or beyond the source's end.
 */
export function placeClips(
  lines: readonly Pick<FittedLine, "id" | "fit">[],
  sampleRate: number,
  durationSamples: number,
): Placement[] {
  const sampleOf = (ms: number) => Math.round((ms * sampleRate) / 1000);
  const sorted = lines.toSorted((a, b) => a.fit.startMs - b.fit.startMs);
  return sorted.map(({ id, fit }, i) => {
    const startSample = Math.min(durationSamples, sampleOf(fit.startMs));
    const next = sorted[i + 1];
    const limit = Math.min(durationSamples, next ? sampleOf(next.fit.startMs) : Infinity);
    const wanted = sampleOf(fit.startMs + fit.clipMs);
    const lengthSamples = Math.min(wanted, limit) - startSample;
    const fadeMs = fit.trimMs > 0 || limit < wanted ? TRIM_FADE_MS : FADE_MS;
    const fadeOutSamples = Math.min(lengthSamples, sampleOf(fadeMs));
    return { utteranceId: id, startSample, lengthSamples, fadeOutSamples };
  });
}

/** The placement in whole milliseconds, rounded outwards. */
export function placementInterval(placement: Placement, sampleRate: number): Interval {
  const { startSample, lengthSamples } = placement;
  return {
    startMs: Math.floor((startSample * 1000) / sampleRate),
    endMs: Math.ceil(((startSample + lengthSamples) * 1000) / sampleRate),
  };
}
