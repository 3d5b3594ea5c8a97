import { isA, lemmaOf, opensClause, opensSentence, skipClitics, type Unit } from "../units.ts";
import type { Reading } from "./reading.ts";

export const FRENCH_READINGS: readonly Reading[] = [
  // "Ne la regarde pas" asks somebody not to: a statement would say who does not.
  (unit, units, at) =>
    isPresent(unit) && isForbidden(units, at)
      ? { ...unit, word: unit.word.replaceAll(PRESENT, "<prs><p2><sg>") }
      : unit,
];

const PRESENT = /<pri><p[23]><sg>/g;

/** Whether a verb may be a request to one person: "regarde", "finis". */
const isPresent = (unit: Unit): boolean =>
  isA(unit, "vblex") &&
  (unit.word.includes("<pri><p2><sg>") ||
    (unit.word.includes("<pri><p3><sg>") && /(?:er|[fv]rir)$/.test(lemmaOf(unit))));

/** Whether a clause begins with "ne" and this verb. */
function isForbidden(units: readonly Unit[], verb: number): boolean {
  const at = skipClitics(units, verb - 1, -1);
  return (
    lemmaOf(units[at]) === "ne" &&
    (opensSentence(units[at - 1]) || isAfterAbove(units, at - 1)) &&
    !leavesOnly(units, verb)
  );
}

/** Whether "surtout" stands before a comma. */
const isAfterAbove = (units: readonly Unit[], comma: number): boolean =>
  opensClause(units[comma]) && lemmaOf(units[comma - 1]) === "surtout";

/** Whether "plus que" follows: "ne reste plus qu'à partir" is no request. */
const leavesOnly = (units: readonly Unit[], verb: number): boolean =>
  units.slice(verb + 1, verb + 3).some((unit) => lemmaOf(unit) === "que");
