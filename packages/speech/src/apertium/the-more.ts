import { isA, lemmaOf, type Unit } from "./units.ts";

/**
 * Says "plus vous lisez, plus …" for "comme plus vous lisez, vous plus …": Catalan begins it with "com més", and may
 * repeat the subject before the second "més".
 */
export function theMore(units: readonly Unit[], as: string, more: readonly string[]): Unit[] {
  const isMore = (unit: Unit | undefined) => more.includes(lemmaOf(unit));
  const second = units.findIndex(
    (unit, at) => isA(unit, "cm") && (isMore(units[at + 1]) || isMore(units[at + 2])),
  );
  const first = units.findIndex((unit, at) => lemmaOf(unit) === as && isMore(units[at + 1]));
  if (first < 0 || second < first) return [...units];
  const [than, subject] = [units[first], units[second + 1]];
  return units.flatMap((unit) => {
    if (unit === than || (unit === subject && isA(unit, "tn"))) return [];
    return unit === units[first + 1] ? [{ ...unit, blank: than?.blank ?? "" }] : [unit];
  });
}
