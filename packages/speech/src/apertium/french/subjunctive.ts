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

/** What somebody is or feels now, of which one hopes that it is so; of the rest, that it will be. */
const STATES = new Set(
  "être avoir aimer savoir pouvoir aller vouloir comprendre sembler connaître".split(" "),
);

/**
 * Says "pour que" for "parce que" before a subjunctive, for Catalan has one word for both, gives a subjunctive to
 * conjunctions that take one in French alone, "jusqu'à ce qu'il arrive", and none to hopes: "j'espère qu'il viendra".
 */
export function inSubjunctive(units: readonly Unit[]): Unit[] {
  const changed = [...units];
  for (const [at, unit] of units.entries()) {
    const isBecause = lemmaOf(unit) === "parce que";
    const isHope =
      lemmaOf(unit) === "que" && isA(units[at - 1], "pri") && lemmaOf(units[at - 1]) === "espérer";
    const takesOne = WITH_SUBJUNCTIVE.has(lemmaOf(unit));
    if (!isBecause && !isHope && !takesOne) continue;
    const verb = units.findIndex(
      (each, i) => i > at && (isFinite(each) || isA(each, "cm", "sent")),
    );
    const done = units[verb];
    if (!done || !isFinite(done)) continue;
    if (isBecause && isA(done, "prs", "pis")) changed[at] = withLemma(unit, "pour que");
    const tense = STATES.has(lemmaOf(done)) ? "<pri>" : "<fti>";
    if (isHope) changed[verb] = { ...done, word: done.word.replace("<prs>", tense) };
    if (takesOne) changed[verb] = { ...done, word: done.word.replace(/<(?:pri|fti)>/u, "<prs>") };
  }
  return changed;
}
