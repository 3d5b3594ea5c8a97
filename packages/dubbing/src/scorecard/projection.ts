import type { Interval } from "../interval.ts";
import type { Samples } from "./levels.ts";

/** Maximum delay that codecs and filters add. */
const MAX_LAG_MS = 40;
/** Longer input makes the measurement slower but no better. */
const MAX_SECONDS = 120;

/** Linear gains of a source's voice and background in another sound; null if that part is silent. */
export interface Gains {
  readonly voice: number | null;
  readonly background: number | null;
}

/**
 * Measures how much of a source's voice and background a sound contains, whatever else is in it: a joint least-squares fit
 * (the two parts are never fully separated), taking each gain's maximum over lags of up to 40 ms. Unrelated sounds give a
 * small random gain: about −35 dB over 20 s of speech at the same level.
 */
export function findParts(
  sound: Samples,
  voice: Samples,
  background: Samples,
  intervals: readonly Interval[],
): Gains {
  const at = positions(intervals, sound);
  const [v, b] = [pick(flatten(voice.samples), at), pick(flatten(background.samples), at)];
  const [vv, bb, vb] = [product(v, v), product(b, b), product(v, b)];
  const whole = flatten(sound.samples);
  const lags = Math.round((MAX_LAG_MS * sound.rate) / 1000);
  let [foundVoice, foundBackground] = [0, 0];
  for (let lag = -lags; lag <= lags; lag++) {
    const [yv, yb] = correlate(whole, at, lag, v, b);
    const determinant = vv * bb - vb * vb;
    // Parts that are silent or (nearly) identical are fitted separately.
    const joint = determinant > 1e-6 * vv * bb;
    const ofVoice = joint ? (yv * bb - yb * vb) / determinant : yv / vv;
    const ofBackground = joint ? (yb * vv - yv * vb) / determinant : yb / bb;
    foundVoice = Math.max(foundVoice, Math.abs(ofVoice));
    foundBackground = Math.max(foundBackground, Math.abs(ofBackground));
  }
  return { voice: vv > 0 ? foundVoice : null, background: bb > 0 ? foundBackground : null };
}

/** Indices of the samples inside the intervals. */
function positions(intervals: readonly Interval[], { samples, rate }: Samples): Int32Array {
  const indices: number[] = [];
  for (const { startMs, endMs } of intervals) {
    const end = Math.min(samples.length, Math.round((endMs * rate) / 1000));
    for (let i = Math.round((startMs * rate) / 1000); i < end; i++) indices.push(i);
  }
  return Int32Array.from(indices.slice(0, MAX_SECONDS * rate));
}

/** Pre-emphasis: flattens the spectrum of speech, so that unrelated sounds correlate less by chance. */
const flatten = (samples: Int16Array): Float32Array =>
  Float32Array.from(samples, (sample, i) => sample - 0.95 * (samples[i - 1] ?? 0));

const pick = (samples: Float32Array, at: Int32Array): Float32Array =>
  Float32Array.from(at, (i) => samples[i] ?? 0);

function product(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += (a[i] as number) * (b[i] as number);
  return sum;
}

function correlate(
  sound: Float32Array,
  at: Int32Array,
  lag: number,
  v: Float32Array,
  b: Float32Array,
): [number, number] {
  let [withV, withB] = [0, 0];
  for (let i = 0; i < at.length; i++) {
    const sample = sound[(at[i] as number) + lag] ?? 0;
    withV += sample * (v[i] as number);
    withB += sample * (b[i] as number);
  }
  return [withV, withB];
}
