import { union, type Interval } from "./interval.ts";

/** Gain (1 leaves the original as it is) at a sample; between two points it runs in a straight line. */
export interface GainPoint {
  readonly sample: number;
  readonly gain: number;
}

export interface DuckInput {
  /** Where the original voice says what is dubbed. */
  readonly source: readonly Interval[];
  /** Where the dub speaks. */
  readonly clips: readonly Interval[];
  readonly sampleRate: number;
  readonly durationSamples: number;
  /** How far the original goes down; -Infinity takes it away. */
  readonly gainDb?: number;
  /** The gain is down when speech begins: the ramp lies before it. */
  readonly attackMs?: number;
  /** The end of a word fades: the gain stays down a little longer than speech is heard. */
  readonly holdMs?: number;
  readonly releaseMs?: number;
}

/**
 * The gain of the original under the dub: down wherever the original voice or a clip speaks, and not
 * up between two of them that are closer than a release and an attack. Points from sample 0 to
 * durationSamples, each later than the one before.
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

/** Adds the points at both ends; of points on one sample (cut-off ramps) the lowest gain stays. */
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

/** The gain of what takes the original's place: as much as the original is taken away. */
export const complement = (points: readonly GainPoint[]): GainPoint[] =>
  points.map(({ sample, gain }) => ({ sample, gain: 1 - gain }));
