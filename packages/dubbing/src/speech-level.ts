/** Length of the windows whose level is measured. */
const WINDOW_MS = 50;
/** Windows this much below the loudest are pauses. */
const PAUSE = 10 ** (-25 / 20);

/**
 * Returns the level of a clip's speech without its pauses, as the root mean square of its samples;
 * 0 for silence.
 * @param sampleRate in Hz
 */
export function speechLevel(samples: Int16Array, sampleRate: number): number {
  const window = Math.round((sampleRate * WINDOW_MS) / 1000);
  const powers: number[] = [];
  for (let at = 0; at < samples.length; at += window) {
    powers.push(powerOf(samples.subarray(at, at + window)));
  }
  const loudest = powers.reduce((max, power) => Math.max(max, power), 0);
  const spoken = powers.filter((power) => power > loudest * PAUSE ** 2);
  if (spoken.length === 0) return 0;
  return Math.sqrt(spoken.reduce((sum, power) => sum + power, 0) / spoken.length);
}

function powerOf(samples: Int16Array): number {
  let sum = 0;
  for (const sample of samples) sum += sample * sample;
  return sum / samples.length;
}
