import { inside, isA, isClitic, lemmaOf, type Unit, word } from "../units.ts";

const I = "jo<prn><tn><p1><mf><sg>";

/**
 * Says "I" before a verb whose form is also "he" or "she" in Catalan, as French always does: the pairs from Catalan
 * take "volia" for "he wanted".
 */
export function nameFirstPerson(units: readonly Unit[]): Unit[] {
  const named: Unit[] = [];
  for (const unit of units) {
    named.push(unit);
    if (!isA(unit, "pii", "cni", "pis") || !isA(unit, "p1") || !isA(unit, "sg")) continue;
    let at = named.length - 1;
    while (isClitic(named[at - 1]) || lemmaOf(named[at - 1]) === "no") at -= 1;
    const first = named[at];
    if (!first || isA(named[at - 1], "tn")) continue;
    named.splice(at, 1, { word: I, blank: first.blank }, word(inside(first.word)));
  }
  return named;
}
