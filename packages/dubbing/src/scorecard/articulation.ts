import type { LanguageCode } from "@dubdeck/domain";
import { countSyllables } from "../syllables/count-syllables.ts";
import { NATURAL_RATE, RATE_NORMS } from "../syllables/rate-norms.ts";
import { rms, type Samples, within } from "./levels.ts";
import type { SpokenLine } from "./scored-line.ts";

const WINDOW_MS = 10;
const MIN_PAUSE_MS = 150;
/** Against the loudest window of the line; quieter than this is a pause. */
const SILENT = 10 ** (-38 / 20);
/** Against the background: what stands out less is not the dub's voice. */
const ABOVE_BACKGROUND = 10 ** (6 / 20);
/** What the measurement may be wrong by. */
const TOLERANCE = 1.03;

/**
 * Measures how fast a line is spoken in a finished dub: syllables a second over what sounds of it, silence around it and
 * pauses of 150 ms and more left out.
 * @param background level of the sound where nobody speaks, of full scale
 */
export function articulationRate(
  line: SpokenLine,
  dub: Samples,
  background: number,
  language: LanguageCode,
): number {
  const clip = within(dub, line.clip);
  const size = Math.round((dub.rate * WINDOW_MS) / 1000);
  const levels = Array.from({ length: Math.ceil(clip.length / size) }, (_, i) => {
    const samples = clip.subarray(i * size, (i + 1) * size);
    return rms({ samples, rate: dub.rate }, [{ startMs: 0, endMs: WINDOW_MS }]);
  });
  const loudest = levels.reduce((max, level) => Math.max(max, level), 0);
  const limit = Math.max(loudest * SILENT, Math.min(background * ABOVE_BACKGROUND, loudest / 2));
  const sounding = soundingMs(levels.map((level) => level > limit));
  return (countSyllables(line.text, language) * 1000) / Math.max(WINDOW_MS, sounding);
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

/** Whether a rate is natural: at most 1.15 times the language's norm, or what the maker says the source's pace allows. */
export function isNatural(rate: number, line: SpokenLine, language: LanguageCode): boolean {
  const limit = Math.max(RATE_NORMS[language] * NATURAL_RATE, line.naturalRate ?? 0);
  return rate <= limit * TOLERANCE;
}
