import {
  isA,
  isClitic,
  isFinite,
  lemmaOf,
  opensClause,
  skipClitics,
  type Unit,
  word,
} from "../units.ts";

/** Negates the verb of "none": "aucun d'eux ne voulait", for which Catalan needs no "not". */
export function noneDoes(units: readonly Unit[]): Unit[] {
  const negated = [...units];
  for (let at = units.length - 1; at >= 0; at -= 1) {
    const last = endOfSubject(units, at);
    if (last !== undefined) negated.splice(last + 1, 0, word("ne<adv>"));
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

/** Returns where "personne", "rien" or "rien de cela" ends that is the subject of a verb, as in "au début personne voulait". */
function endOfSubject(units: readonly Unit[], at: number): number | undefined {
  if (!["personne", "rien"].includes(lemmaOf(units[at])) || !isA(units[at], "tn")) return undefined;
  const end = lemmaOf(units[at + 1]) === "de" && isA(units[at + 2], "tn") ? at + 2 : at;
  const verb = units[skipClitics(units, end + 1)];
  return isFinite(verb) && isA(verb, "p3") ? end : undefined;
}
