import { isA, lemmaOf, type Unit, word } from "../units.ts";

/** Periods of time, as in "passare ore". */
export const TIMES = new Set(
  "notte ora giorno mattina mattino pomeriggio sera settimana mese anno estate inverno vita tempo".split(
    " ",
  ),
);

/** Prepositions that join an infinitive to verbs that take a gerund in other languages. */
const GOING_ON: Readonly<Record<string, string>> = { continuare: "a", finire: "per" };

/** Says "ha continuato a parlare" for "ha continuato parlando", "passa ore a leggere" for "passa ore leggendo". */
export const goOn = (units: readonly Unit[]): Unit[] =>
  units.flatMap((unit, at) => {
    if (!isA(unit, "ger")) return [unit];
    const isSpending =
      TIMES.has(lemmaOf(units[at - 1])) &&
      units.slice(Math.max(at - 5, 0), at).some((each) => lemmaOf(each) === "passare");
    const joined = isSpending ? "a" : GOING_ON[lemmaOf(units[at - 1])];
    return joined
      ? [word(`${joined}<pr>`), { ...unit, word: unit.word.replace("<ger>", "<inf>") }]
      : [unit];
  });
