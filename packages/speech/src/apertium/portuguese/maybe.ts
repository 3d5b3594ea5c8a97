import { isA, lemmaOf, type Step, type Unit } from "../units.ts";

/**
 * Says "tal vegada ha sortit" for "tal vegada hagi sortit": Portuguese has a subjunctive behind "talvez", French and Italian
 * none.
 */
export const maybeIs: Step = (units) =>
  units.map((unit, at) =>
    isA(unit, "prs") && followsMaybe(units, at)
      ? { ...unit, word: unit.word.replace("<prs>", "<pri>") }
      : unit,
  );

/** Whether "tal vegada" stands before a verb in the same clause. */
function followsMaybe(units: readonly Unit[], at: number): boolean {
  const start = units.slice(0, at).findLastIndex((unit) => isA(unit, ...CLAUSE_OPENERS)) + 1;
  return units.slice(start, at).some((unit) => MAYBE.has(lemmaOf(unit)));
}

const CLAUSE_OPENERS = ["sent", "cm", "cnjsub", "cnjcoo", "rel"];
const MAYBE: ReadonlySet<string> = new Set(["tal vegada", "potser"]);
