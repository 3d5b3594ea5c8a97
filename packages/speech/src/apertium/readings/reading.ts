import type { Unit } from "../units.ts";

/** Corrects a word that a tagger took for another form of the same letters. */
export type Reading = (unit: Unit, units: readonly Unit[], at: number) => Unit;

/** Exchanges tags in a word and its translations. */
export const replaced = (unit: Unit, from: string, to: string): Unit => ({
  ...unit,
  word: unit.word.replaceAll(from, to),
});
