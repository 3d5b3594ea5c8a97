import { isA, isClitic, isFinite, lemmaOf, opensClause, type Unit, word } from "../units.ts";

/** Negates the verb of "none": "aucun d'eux ne voulait", for which Catalan needs no "not". */
export function noneDoes(units: readonly Unit[]): Unit[] {
  const negated = [...units];
  for (let at = units.length - 1; at >= 0; at -= 1) {
    if (isSubject(units, at)) negated.splice(at + 1, 0, word("ne<adv>"));
    if (
      lemmaOf(units[at]) !== "aucun" ||
      !(opensClause(units[at - 1]) || isA(units[at - 1], "cnjsub", "rel"))
    )
      continue;
    let first = at + 1;
    while (isA(units[first], "n", "np", "adj", "det", "pr", "num") || isA(units[first], "tn"))
      first += 1;
    let verb = first;
    while (isClitic(units[verb])) verb += 1;
    if (isFinite(units[verb])) negated.splice(first, 0, word("ne<adv>"));
  }
  return negated;
}

/** Whether "personne" or "rien" is the subject of a verb, as in "au début personne voulait". */
function isSubject(units: readonly Unit[], at: number): boolean {
  if (!["personne", "rien"].includes(lemmaOf(units[at])) || !isA(units[at], "tn")) return false;
  let verb = at + 1;
  while (isClitic(units[verb])) verb += 1;
  return isFinite(units[verb]) && isA(units[verb], "p3");
}
