import { isA, isFinite, lemmaOf, skipAdverbs, type Unit, word } from "../units.ts";
import { startOfVerb } from "./ne.ts";

/**
 * Names the subject of a second verb that is another than the first's: "j'ai demandé une machine et elle n'est pas arrivée",
 * where Catalan tells it by the ending.
 */
export function nameAnother(units: readonly Unit[]): Unit[] {
  const named: Unit[] = [];
  let [isOurs, isOfOthers] = [false, false];
  for (const [at, unit] of units.entries()) {
    if (isA(unit, "sent")) [isOurs, isOfOthers] = [false, false];
    const others = isFinite(unit) && isA(unit, "p3");
    const first = startOfVerb(named, named.length);
    const isNew = others && isOurs && !isOfOthers && isBehindAnd(named, first);
    named.push(unit);
    const opening = named[first];
    if (isNew && opening) {
      const number = isA(unit, "pl") ? "<pl>" : "<sg>";
      const subject = `il<prn><tn><p3>${genderOf(units, at)}${number}`;
      named.splice(first, 1, { word: subject, blank: opening.blank }, word(opening.word));
    }
    isOurs ||= isFinite(unit) && isA(unit, "p1", "p2");
    isOfOthers ||= others && lemmaOf(unit) !== "il y a";
  }
  return named;
}

const isBehindAnd = (units: readonly Unit[], first: number): boolean => {
  const and = units[skipAdverbs(units, first - 1, -1)];
  return isA(and, "cnjcoo") && ["et", "mais"].includes(lemmaOf(and));
};

/** "Elle" with "arrivée". */
function genderOf(units: readonly Unit[], verb: number): string {
  const done = units[skipAdverbs(units, verb + 1)];
  return isA(done, "pp", "adj") && isA(done, "f") && !isA(units[verb], "vbhaver") ? "<f>" : "<m>";
}
