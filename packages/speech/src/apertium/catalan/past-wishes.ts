import { isA, isFinite, lemmaOf, type Step, type Unit } from "../units.ts";

/**
 * Says "voldria que vinguessis", "calia que canviés": French has a present subjunctive behind "would" and behind the past,
 * too, where Catalan and its neighbours have a past one.
 */
export const wishInPast: Step = (units) =>
  units.map((unit, at) =>
    isA(unit, "prs") && isWishedThen(units, at)
      ? { ...unit, word: unit.word.replace("<prs>", "<pis>") }
      : unit,
  );

/** Whether the clause of a verb begins with "que" right behind a verb of the past or of a condition. */
function isWishedThen(units: readonly Unit[], at: number): boolean {
  const start = units.slice(0, at).findLastIndex((unit) => isA(unit, ...OPENERS));
  const that = units[start];
  const verb = units[start - 1];
  return (
    lemmaOf(that) === "que" && isA(that, "cnjsub") && isFinite(verb) && isA(verb, "pii", "cni")
  );
}

const OPENERS = ["sent", "cm", "cnjsub", "cnjadv", "cnjcoo", "rel"];
