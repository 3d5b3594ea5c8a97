import { isA, lemmaOf, type Unit } from "../units.ts";

/** Corrects a word that a tagger took for another form of the same letters. */
export type Reading = (unit: Unit, units: readonly Unit[], at: number) => Unit;

/** Exchanges tags in a word and its translations. */
export const replaced = (unit: Unit, from: string, to: string): Unit => ({
  ...unit,
  word: unit.word.replaceAll(from, to),
});

/** Whether a unit was taken for a noun. */
export const isNoun = (unit: Unit, lemma: string): boolean =>
  lemmaOf(unit) === lemma && isA(unit, "n");

/** Whether the sentence that goes on here is a question. */
export const isQuestion = (units: readonly Unit[], from: number): boolean =>
  units
    .slice(from)
    .find((unit) => isA(unit, "sent"))
    ?.word.startsWith("?") ?? false;

/**
 * Returns a unit as the form of another word; as it is if its translation is none of the known ones.
 * @param translations of the other word, by the unit's own
 */
export function asForm(
  unit: Unit,
  lemma: string,
  tags: string,
  translations: Readonly<Record<string, string>>,
): Unit {
  const translation = translations[/\/([^<]+)/.exec(unit.word)?.[1] ?? ""];
  return translation ? { ...unit, word: `${lemma}${tags}/${translation}${tags}` } : unit;
}
