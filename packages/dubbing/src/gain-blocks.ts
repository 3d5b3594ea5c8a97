import type { GainPoint } from "./duck-envelope.ts";

/**
 * Yields the envelope as one gain per sample, 0 to 1, in blocks of at most `blockSamples`, so that a
 * gain track of any length can be streamed to a file (f32le) and multiplied with the original.
 */
export function* gainBlocks(
  points: readonly GainPoint[],
  blockSamples = 65_536,
): Generator<Float32Array<ArrayBuffer>> {
  const durationSamples = points.at(-1)?.sample ?? 0;
  let segment = 0;
  for (let start = 0; start < durationSamples; start += blockSamples) {
    const block = new Float32Array(Math.min(blockSamples, durationSamples - start));
    for (let filled = 0; filled < block.length;) {
      const [from, to] = [points[segment], points[segment + 1]];
      if (!from || !to) break;
      const end = Math.min(block.length, to.sample - start);
      fill(block.subarray(filled, end), from, to, start + filled);
      if (to.sample - start <= block.length) segment++;
      filled = end;
    }
    yield block;
  }
}

/** Yields the same track as 16-bit samples (s16le); full scale is a gain of 1. */
export function* gainBlocksInt16(
  points: readonly GainPoint[],
  blockSamples?: number,
): Generator<Int16Array<ArrayBuffer>> {
  for (const block of gainBlocks(points, blockSamples)) {
    const samples = new Int16Array(block.length);
    for (let i = 0; i < block.length; i++) samples[i] = Math.round((block[i] ?? 0) * 0x7fff);
    yield samples;
  }
}

/** Fills a block with the line between two points, starting at sample `start`. */
function fill(block: Float32Array, from: GainPoint, to: GainPoint, start: number): void {
  const slope = (to.gain - from.gain) / (to.sample - from.sample);
  const first = from.gain + slope * (start - from.sample);
  for (let i = 0; i < block.length; i++) block[i] = first + slope * i;
}
