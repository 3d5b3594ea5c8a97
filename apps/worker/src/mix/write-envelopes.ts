import { join } from "node:path";
import {
  complement,
  duckEnvelope,
  gainBlocksInt16,
  type Interval,
  type Line,
  placementInterval,
} from "@dubdeck/dubbing";
import { MIX_RATE } from "@dubdeck/media";
import { writeSamples } from "./write-samples.ts";

export interface Envelopes {
  /** Paths of raw gain factors (s16le, 48 kHz), for the original and for its replacement. */
  readonly original: string;
  readonly bed: string;
}

/**
 * Writes the gain envelopes of the original and of its replacement: the original is lowered
 * wherever a dubbed line is said in the source or in the dub, and unchanged elsewhere.
 * @param replaced true mutes the original there; false lowers it, as under a voice-over
 */
export async function writeEnvelopes(
  directory: string,
  lines: readonly Line[],
  { durationSamples, replaced }: { durationSamples: number; replaced: boolean },
): Promise<Envelopes> {
  const dubbed = lines.filter(({ placement }) => placement !== null);
  const clips: Interval[] = dubbed.flatMap(({ placement }) =>
    placement ? [placementInterval(placement, MIX_RATE)] : [],
  );
  const points = duckEnvelope({
    source: dubbed,
    clips,
    sampleRate: MIX_RATE,
    durationSamples,
    ...(replaced && { gainDb: -Infinity }),
  });
  const [original, bed] = [join(directory, "original.pcm"), join(directory, "bed.pcm")];
  await writeSamples(original, gainBlocksInt16(points));
  if (replaced) await writeSamples(bed, gainBlocksInt16(complement(points)));
  return { original, bed };
}
