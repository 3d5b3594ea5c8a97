import { isA, lemmaOf, skipAdverbs, type Unit, word } from "./units.ts";

/**
 * Joins objects to verbs that take them with a preposition, for which the pair has another verb's: "profiter du soleil",
 * "telefonare alla banca".
 * @param prepositions by the verb
 */
export const joinObjects = (
  units: readonly Unit[],
  prepositions: Readonly<Record<string, string>>,
): Unit[] =>
  units.flatMap((unit, at) => {
    const verb = units[skipAdverbs(units, at - 1, -1)];
    const preposition = isA(verb, "vblex") ? prepositions[lemmaOf(verb)] : undefined;
    const isTime = isA(unit, "dem") && TIMES.has(lemmaOf(units[at + 1])); // "téléphoner ce soir"
    const isObject = isA(unit, "det", "np") && !isA(units[at - 1], "pr") && !isTime;
    return preposition && isObject ? [word(`${preposition}<pr>`), unit] : [unit];
  });

const TIMES = new Set(
  `matin après-midi soir nuit semaine mois année fois week-end
  mattina pomeriggio sera notte settimana mese anno volta`.split(/\s+/),
);
