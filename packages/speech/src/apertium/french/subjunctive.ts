import { isA, isFinite, lemmaOf, type Unit, withLemma } from "../units.ts";

/** Conjunctions that a subjunctive follows. */
const WITH_SUBJUNCTIVE = new Set([
  "jusqu'à ce que",
  "avant que",
  "pour que",
  "bien que",
  "à condition que",
  "à moins que",
]);

/**
 * Says "pour que" for "parce que" before a subjunctive, for Catalan has one word for both, and gives a subjunctive to
 * conjunctions that take one in French alone: "jusqu'à ce qu'il arrive".
 */
export function inSubjunctive(units: readonly Unit[]): Unit[] {
  const changed = [...units];
  for (const [at, unit] of units.entries()) {
    const isBecause = lemmaOf(unit) === "parce que";
    if (!isBecause && !WITH_SUBJUNCTIVE.has(lemmaOf(unit))) continue;
    const verb = units.findIndex(
      (each, i) => i > at && (isFinite(each) || isA(each, "cm", "sent")),
    );
    const done = units[verb];
    if (!done || !isFinite(done)) continue;
    if (isBecause && isA(done, "prs", "pis")) changed[at] = withLemma(unit, "pour que");
    if (!isBecause) changed[verb] = { ...done, word: done.word.replace(/<(?:pri|fti)>/u, "<prs>") };
  }
  return changed;
}
