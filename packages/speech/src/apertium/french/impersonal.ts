import { inside, isA, isClitic, lemmaOf, skipAdverbs, type Unit, word } from "../units.ts";

/** Verbs whose subject is always "il". */
const IMPERSONAL = new Set(["pleuvoir", "neiger", "falloir"]);
const IL = "il<prn><tn><p3><m><sg>";

/** Adds the "il" of impersonal verbs, which the pair leaves out after an adverb: "seulement a plu". */
export function nameIl(units: readonly Unit[]): Unit[] {
  const named: Unit[] = [];
  for (const unit of units) {
    named.push(unit);
    if (!IMPERSONAL.has(lemmaOf(unit)) || isA(unit, "inf", "ger")) continue;
    let first = named.length - 1;
    if (isA(unit, "pp")) first = skipAdverbs(named, first - 1, -1);
    if (isA(unit, "pp") && lemmaOf(named[first]) !== "avoir") continue;
    while (isClitic(named[first - 1]) || lemmaOf(named[first - 1]) === "ne") first -= 1;
    const opening = named[first];
    const before = named[first - 1];
    if (!opening || isA(before, "tn", "n", "rel")) continue;
    named.splice(first, 1, { word: IL, blank: opening.blank }, word(inside(opening.word)));
  }
  return named;
}
