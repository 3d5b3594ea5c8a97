import { union, type Interval } from "./interval.ts";

/** Linear gain (1 leaves the original unchanged) at a sample; interpolated linearly between points. */
export interface GainPoint {
  readonly sample: number;
  readonly gain: number;
}

export interface DuckInput {
  /** Where the original voice speaks the dubbed lines. */
  readonly source: readonly Interval[];
  /** Where the dub speaks. */
  readonly clips: readonly Interval[];
  readonly sampleRate: number;
  readonly durationSamples: number;
  /** Gain of the ducked original; -Infinity mutes it. */
  readonly gainDb?: number;
  /** Length of the ramp down, which ends when speech begins. */
  readonly attackMs?: number;
  /** How long the gain stays down after speech ends, because words fade out. */
  readonly holdMs?: number;
  readonly releaseMs?: number;
}

/**
 * Computes the gain of the original under the dub: ducked wherever the original voice or a clip
 * speaks, and between two of them if the gap is too short for a hold, a release and an attack.
 * @returns points from sample 0 to durationSamples, in strictly ascending order
 */
export function duckEnvelope(input: DuckInput): GainPoint[] {
  const { sampleRate, durationSamples, gainDb = -24 } = input;
  const { attackMs = 120, holdMs = 120, releaseMs = 300 } = input;
  const down = 10 ** (gainDb / 20);
  const sampleOf = (ms: number) =>
    Math.max(0, Math.min(durationSamples, Math.round((ms * sampleRate) / 1000)));

  const windows = union([...input.source, ...input.clips], attackMs + holdMs + releaseMs + 1);
  const points = windows.flatMap(({ startMs, endMs }) => [
    { sample: sampleOf(startMs - attackMs), gain: 1 },
    { sample: sampleOf(startMs), gain: down },
    { sample: sampleOf(endMs + holdMs), gain: down },
    { sample: sampleOf(endMs + holdMs + releaseMs), gain: 1 },
  ]);
  return withEnds(points, durationSamples);
}

/** Adds the end points; of several points on one sample (clipped ramps), keeps the lowest gain. */
function withEnds(points: readonly GainPoint[], durationSamples: number): GainPoint[] {
  const all = [{ sample: 0, gain: 1 }, ...points, { sample: durationSamples, gain: 1 }];
  const kept: GainPoint[] = [];
  for (const point of all) {
    const last = kept.at(-1);
    if (last && last.sample === point.sample) {
      kept[kept.length - 1] = { sample: point.sample, gain: Math.min(last.gain, point.gain) };
    } else kept.push(point);
  }
  return kept;
}

/** Returns the gain of the bed that replaces the original: 1 minus the original's gain. */
export const complement = (points: readonly GainPoint[]): GainPoint[] =>
  points.map(({ sample, gain }) => ({ sample, gain: 1 - gain }));
