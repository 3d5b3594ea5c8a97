import { isA, isFinite, lemmaOf, type Unit } from "../units.ts";

/**
 * Supposes in the imperfect: "si quelqu'un voulait", for which the pair has the subjunctive of its sources; in the
 * present where the future follows.
 */
export function suppose(units: readonly Unit[]): Unit[] {
  const supposed = [...units];
  for (const [at, unit] of units.entries()) {
    if (lemmaOf(unit) !== "si" || !isA(unit, "cnjadv")) continue;
    const verb = units.findIndex((each, i) => i > at && (isFinite(each) || endsClause(each)));
    const done = units[verb];
    if (!done || !isFinite(done)) continue;
    const rest = units.slice(verb);
    const end = rest.findIndex((each) => isA(each, "sent"));
    const willBe = rest.slice(0, end < 0 ? undefined : end).some((each) => isA(each, "fti"));
    supposed[verb] = { ...done, word: done.word.replace("<prs>", willBe ? "<pri>" : "<pii>") };
  }
  return supposed;
}

const endsClause = (unit: Unit): boolean => isA(unit, "cm", "sent", "cnjsub", "rel");
