import { z } from "zod";
import { intervalSchema, lengthMs, type Interval } from "./interval.ts";

export const chunkSchema = intervalSchema.extend({ index: z.int().nonnegative() });
/** A part of the source that the pipeline processes independently. */
export type Chunk = z.infer<typeof chunkSchema>;

export interface ChunkOptions {
  readonly targetMs?: number;
  readonly maxMs?: number;
}

/** Short chunks show progress early; for long videos they would only bloat the workflow history. */
const SHORT: Required<ChunkOptions> = { targetMs: 45_000, maxMs: 90_000 };
const LONG: Required<ChunkOptions> = { targetMs: 75_000, maxMs: 120_000 };
const LONG_VIDEO_MS = 15 * 60_000;

/**
 * Cuts the source into chunks that tile 0..durationMs exactly. Each cut lies in the middle of a
 * silence, preferably a long one near the target length; without a silence, at the maximum length.
 */
export function planChunks(
  silences: readonly Interval[],
  durationMs: number,
  options: ChunkOptions = {},
): Chunk[] {
  const usual = durationMs > LONG_VIDEO_MS ? LONG : SHORT;
  const { targetMs, maxMs } = { ...usual, ...options };
  const minMs = Math.floor(Math.min(targetMs, maxMs) / 3);
  const cuts = [0];
  let startMs = 0;
  while (durationMs - startMs > Math.min(maxMs, minMs * 4)) {
    const latest = Math.min(startMs + maxMs, durationMs - minMs);
    startMs = bestCut(silences, startMs + targetMs, startMs + minMs, latest);
    cuts.push(startMs);
  }
  return cuts
    .map((start, index) => ({ index, startMs: start, endMs: cuts[index + 1] ?? durationMs }))
    .filter((chunk) => lengthMs(chunk) > 0);
}

/** One second of silence, up to two, outweighs ten seconds of distance from the target. */
function bestCut(
  silences: readonly Interval[],
  targetMs: number,
  fromMs: number,
  toMs: number,
): number {
  let best = { atMs: toMs, cost: Infinity };
  for (const silence of silences) {
    const atMs = Math.floor((silence.startMs + silence.endMs) / 2);
    const cost = Math.abs(atMs - targetMs) - 10 * Math.min(2000, lengthMs(silence));
    if (atMs >= fromMs && atMs <= toMs && cost < best.cost) best = { atMs, cost };
  }
  return best.atMs;
}
