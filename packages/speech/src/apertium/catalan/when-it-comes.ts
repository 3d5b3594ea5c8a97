import { isA, isQuestion, lemmaOf, type Step, type Unit } from "../units.ts";

/**
 * Says "quan tingueu son" for "quan tindreu son": behind "when", French has a future where Catalan, Spanish and Portuguese
 * have a subjunctive.
 */
export const whenItComes: Step = (units) =>
  units.map((unit, at) =>
    isA(unit, "fti") && isWhen(opener(units, at)) && !asks(units, at)
      ? { ...unit, word: unit.word.replace("<fti>", "<prs>") }
      : unit,
  );

/** Returns what opens the clause of a verb. */
const opener = (units: readonly Unit[], at: number): Unit | undefined =>
  units
    .slice(0, at)
    .findLast((unit) => isA(unit, "sent", "cm", "cnjadv", "cnjsub", "cnjcoo", "rel"));

/** "Quan arribareu?", without another clause behind it. */
const asks = (units: readonly Unit[], at: number): boolean =>
  isQuestion(units, at) &&
  isA(
    units.slice(at).find((unit) => isA(unit, "cm", "sent")),
    "sent",
  );

const isWhen = (unit: Unit | undefined): boolean => isA(unit, "cnjadv") && WHEN.has(lemmaOf(unit));

const WHEN: ReadonlySet<string> = new Set([
  "quan",
  "tan bon punt",
  "mentre",
  "així que",
  "una vegada que",
  "sempre que",
]);
