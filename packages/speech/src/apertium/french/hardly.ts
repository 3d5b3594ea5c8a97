import { isA, isFinite, lemmaOf, skipClitics, type Unit, word } from "../units.ts";

/** Says "il dort mal" for "il dort du mal"; not "fait du mal". */
export const badly = (units: readonly Unit[]): Unit[] => {
  const isBadly = (at: number): boolean =>
    units[at]?.word === "de<pr>" &&
    isA(units[at + 1], "def") &&
    units[at + 2]?.word === "mal<n><m><sg>" &&
    isA(units[at - 1], "vblex") &&
    !["faire", "avoir", "dire", "vouloir"].includes(lemmaOf(units[at - 1]));
  return units.flatMap((unit, at) => {
    if (isBadly(at - 1) || isBadly(at)) return [];
    return isBadly(at - 2) ? [word("mal<adv>")] : [unit];
  });
};

/** Says "ils pouvaient à peine" for "mal pouvaient", Catalan's word by word from Portuguese. */
export function hardly(units: readonly Unit[]): Unit[] {
  const said = [...units];
  for (let at = units.length - 1; at >= 0; at -= 1) {
    if (lemmaOf(units[at]) !== "mal" || !isA(units[at], "adv", "preadv")) continue;
    const verb = skipClitics(units, isA(units[at + 1], "tn") ? at + 2 : at + 1);
    if (isFinite(units[verb]))
      said.splice(at, verb + 1 - at, ...units.slice(at + 1, verb + 1), word("à peine<adv>"));
  }
  return said;
}
