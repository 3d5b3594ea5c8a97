import type { LanguageCode } from "@dubdeck/domain";
import { type Interval, overlapMs, union } from "../interval.ts";
import { countSyllables } from "../syllables/count-syllables.ts";
import { NATURAL_RATE, RATE_NORMS } from "../syllables/rate-norms.ts";
import { rms, type Samples, within } from "./levels.ts";
import type { SpokenLine } from "./scored-line.ts";

const WINDOW_MS = 10;
const MIN_PAUSE_MS = 150;
/** Windows quieter than this, relative to the line's loudest, are pauses. */
const SILENT = 10 ** (-38 / 20);
/** Voice activity detection ends speech slightly early and starts it slightly late. */
const EDGE_MS = 50;
/** Measurement error, as a factor. */
const TOLERANCE = 1.03;

/**
 * Measures a line's articulation rate in a finished dub, in syllables per second, without the silence around it and
 * pauses of at least 150 ms. Over music, only pauses that voice activity detection finds are excluded.
 * @param heard speech regions of the dub
 */
export function articulationRate(
  line: SpokenLine,
  dub: Samples,
  heard: readonly Interval[],
  language: LanguageCode,
): number {
  const clip = within(dub, line.clip);
  const size = Math.round((dub.rate * WINDOW_MS) / 1000);
  const levels = Array.from({ length: Math.ceil(clip.length / size) }, (_, i) => {
    const samples = clip.subarray(i * size, (i + 1) * size);
    return rms({ samples, rate: dub.rate }, [{ startMs: 0, endMs: WINDOW_MS }]);
  });
  const loudest = levels.reduce((max, level) => Math.max(max, level), 0);
  const pauses = pausesBetween(heard);
  const sounds = levels.map((level, i) => {
    const startMs = line.clip.startMs + i * WINDOW_MS;
    const window = { startMs, endMs: startMs + WINDOW_MS };
    return level > loudest * SILENT && !pauses.some((pause) => overlapMs(pause, window) > 0);
  });
  return (countSyllables(line.text, language) * 1000) / Math.max(WINDOW_MS, soundingMs(sounds));
}

function pausesBetween(heard: readonly Interval[]): Interval[] {
  const regions = union(heard);
  return regions.slice(1).map(({ startMs }, i) => ({
    startMs: (regions[i]?.endMs ?? 0) + EDGE_MS,
    endMs: startMs - EDGE_MS,
  }));
}

function soundingMs(sounds: readonly boolean[]): number {
  const inside = sounds.slice(sounds.indexOf(true), sounds.lastIndexOf(true) + 1);
  let total = inside.length * WINDOW_MS;
  let run = 0;
  for (const sound of inside) {
    if (!sound) run += WINDOW_MS;
    else {
      if (run >= MIN_PAUSE_MS) total -= run;
      run = 0;
    }
  }
  return total;
}

/** Returns whether a rate is natural: at most 1.15 times the language's norm, or the line's own claimed limit if higher. */
export function isNatural(rate: number, line: SpokenLine, language: LanguageCode): boolean {
  const limit = Math.max(RATE_NORMS[language] * NATURAL_RATE, line.naturalRate ?? 0);
  return rate <= limit * TOLERANCE;
}
