import { caseLike } from "../../capitals.ts";
import { isA, lemmaOf, type Unit } from "../units.ts";

/** Words that are shorter before a noun, in one number and in several, which the pair cannot inflect. */
const SHORT: Readonly<Record<string, readonly [string, string]>> = {
  quello: ["quel", "quei"],
  bel: ["bel", "bei"],
  bello: ["bel", "bei"],
};

/**
 * Says "quel giorno" for "quello giorno", "bei fiori" for "belli fiori". The short form goes into the blank before the
 * noun, and gets the end that goes with the noun's sound later.
 */
export function shorten(units: readonly Unit[]): Unit[] {
  let before = "";
  return units.flatMap((unit, at) => {
    const blank = before || unit.blank;
    before = "";
    const form = shortOf(unit, units[at + 1]);
    if (!form) return [{ ...unit, blank }];
    before = `${blank}${caseLike(unit.word, form)} `;
    return [];
  });
}

/** Adjectives that are shortened before a singular masculine noun: "il miglior film". */
const SHORT_SINGULAR: Readonly<Record<string, string>> = {
  migliore: "miglior",
  peggiore: "peggior",
};

function shortOf(unit: Unit, next: Unit | undefined): string | undefined {
  const isOne = isA(unit, "adj") && isA(unit, "sg") && isA(next, "n") && isA(next, "m");
  const singular = isOne ? SHORT_SINGULAR[lemmaOf(unit)] : undefined;
  if (singular) return singular;
  const forms = SHORT[lemmaOf(unit)];
  if (!forms || !isA(unit, "det", "adj") || !isA(unit, "m") || !isA(next, "n", "adj", "num"))
    return undefined;
  const isBefore = isA(unit, "dem") || isA(next, "n");
  return isBefore ? forms[isA(unit, "pl") ? 1 : 0] : undefined;
}
