import { isA, lemmaOf, opensClause, skipClitics, type Unit } from "../units.ts";

/** Asks one person not to with the infinitive, as Italian does: "non la guardare", not "che tu non la guardi". */
export const forbid = (units: readonly Unit[]): Unit[] =>
  units.map((unit, at) =>
    unit.word.includes("<prs><p2><sg>") && isForbidden(units, at)
      ? { ...unit, word: unit.word.replace("<prs><p2><sg>", "<inf>") }
      : unit,
  );

/** Whether a clause begins with "non" and this verb; behind "che" it is no request. */
function isForbidden(units: readonly Unit[], verb: number): boolean {
  const at = skipClitics(units, verb - 1, -1);
  return lemmaOf(units[at]) === "non" && (opensClause(units[at - 1]) || isA(units[at - 1], "adv"));
}
