import type { Step } from "../units.ts";
import { CATALAN_READINGS } from "./catalan.ts";
import { FRENCH_READINGS } from "./french.ts";
import { ITALIAN_READINGS } from "./italian.ts";
import { PORTUGUESE_READINGS, PORTUGUESE_SPANISH_READINGS } from "./portuguese.ts";
import type { Reading } from "./reading.ts";

/** By what modes call their source. */
const READINGS: Readonly<Record<string, readonly Reading[]>> = {
  cat: CATALAN_READINGS,
  fra: FRENCH_READINGS,
  ita: ITALIAN_READINGS,
  por: PORTUGUESE_READINGS,
  pt: PORTUGUESE_SPANISH_READINGS,
};

/**
 * Returns what corrects words of a mode's source that its tagger takes for another form of the same letters, between
 * the lookup in the bilingual dictionary and the transfer.
 * @param mode such as `por-cat`
 */
export function rightReadings(mode: string): Step {
  const readings = READINGS[mode.slice(0, mode.indexOf("-"))] ?? [];
  return (units) =>
    units.map((unit, at) => readings.reduce((read, reading) => reading(read, units, at), unit));
}
