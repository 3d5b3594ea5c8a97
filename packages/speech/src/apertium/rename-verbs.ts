import { isA, lemmaOf, type Unit, withLemma } from "./units.ts";

/** A better verb than the pair's, where it stands in that sense. */
export type VerbSense = readonly [
  verb: string,
  better: string,
  isSo: (units: readonly Unit[], at: number) => boolean,
];

/** Replaces verbs that a pair takes in another sense. */
export const renameVerbs = (units: readonly Unit[], senses: readonly VerbSense[]): Unit[] =>
  units.map((unit, at) => {
    const sense = senses.find(
      ([verb, , isSo]) => lemmaOf(unit) === verb && isA(unit, "vblex") && isSo(units, at),
    );
    return sense ? withLemma(unit, sense[1]) : unit;
  });

/** Tells whether somebody goes out towards a place: "sortie pour l'aéroport", not "sortie pour acheter". */
export const towards =
  (preposition: string) =>
  (units: readonly Unit[], at: number): boolean =>
    lemmaOf(units[at + 1]) === preposition && isA(units[at + 2], "det", "np");
