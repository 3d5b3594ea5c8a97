import type { GainPoint } from "./duck-envelope.ts";

/**
 * The envelope as one gain per sample, 0 to 1, in blocks of at most `blockSamples`: a gain track of
 * any length can be streamed to a file (f32le) and multiplied with the original.
 */
export function* gainBlocks(
  points: readonly GainPoint[],
  blockSamples = 65_536,
): Generator<Float32Array<ArrayBuffer>> {
  const durationSamples = points.at(-1)?.sample ?? 0;
  let segment = 0;
  for (let start = 0; start < durationSamples; start += blockSamples) {
    const block = new Float32Array(Math.min(blockSamples, durationSamples - start));
    for (let i = 0; i < block.length; i++) {
      while ((points[segment + 1]?.sample ?? Infinity) <= start + i) segment++;
      block[i] = gainAt(points[segment], points[segment + 1], start + i);
    }
    yield block;
  }
}

/** The same track as 16-bit samples (s16le), where full scale is a gain of 1. */
export function* gainBlocksInt16(
  points: readonly GainPoint[],
  blockSamples?: number,
): Generator<Int16Array<ArrayBuffer>> {
  for (const block of gainBlocks(points, blockSamples)) {
    yield Int16Array.from(block, (gain) => Math.round(gain * 0x7fff));
  }
}

function gainAt(from: GainPoint | undefined, to: GainPoint | undefined, sample: number): number {
  if (!from || !to) return from?.gain ?? 1;
  const share = (sample - from.sample) / (to.sample - from.sample);
  return from.gain + (to.gain - from.gain) * share;
}
