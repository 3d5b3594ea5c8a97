/** Length of the windows whose level is measured. */
const WINDOW_MS = 10;
/** Relative to the clip's loudest window: keeps breaths and reverberation, trims the engine's silence. */
const THRESHOLD = 10 ** (-38 / 20);
/** Kept on both sides so that plosives keep their onset. */
const MARGIN_MS = 15;
/** A shorter silence is part of a word. */
const MIN_PAUSE_MS = 150;

/** The audible part of a clip as sample indices [start, end), and its pauses. */
export interface SoundBounds {
  readonly startSample: number;
  readonly endSample: number;
  /** Total length of the pauses of at least 150 ms inside the bounds. */
  readonly pauseMs: number;
}

/**
 * Finds the audible part of a clip: engines add silence around speech, but a line must be heard exactly
 * at its onset. Returns 0..0 for a silent clip.
 * @param sampleRate in Hz
 */
export function soundBounds(samples: Int16Array, sampleRate: number): SoundBounds {
  const window = Math.round((sampleRate * WINDOW_MS) / 1000);
  const margin = Math.round((sampleRate * MARGIN_MS) / 1000);
  const levels: number[] = [];
  for (let start = 0; start < samples.length; start += window) {
    levels.push(rms(samples.subarray(start, start + window)));
  }
  const limit = levels.reduce((max, level) => Math.max(max, level), 0) * THRESHOLD;
  const first = levels.findIndex((level) => level > limit);
  if (first === -1) return { startSample: 0, endSample: 0, pauseMs: 0 };
  const last = levels.findLastIndex((level) => level > limit);
  return {
    startSample: Math.max(0, first * window - margin),
    endSample: Math.min(samples.length, (last + 1) * window + margin),
    pauseMs: totalPauseMs(levels.slice(first, last + 1).map((level) => level <= limit)),
  };
}

function totalPauseMs(silent: readonly boolean[]): number {
  let total = 0;
  let run = 0;
  for (const quiet of [...silent, false]) {
    if (quiet) run += WINDOW_MS;
    else {
      if (run >= MIN_PAUSE_MS) total += run;
      run = 0;
    }
  }
  return total;
}

function rms(samples: Int16Array): number {
  let sum = 0;
  for (const sample of samples) sum += sample * sample;
  return Math.sqrt(sum / samples.length);
}
