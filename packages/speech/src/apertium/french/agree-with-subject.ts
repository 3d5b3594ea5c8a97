import { isA, isClitic, lemmaOf, opensClause, skipAdverbs, type Unit } from "../units.ts";
import { skipNe } from "./ne.ts";

/** Verbs that say what somebody is, seems or becomes. */
const COPULAS = new Set("être devenir rester demeurer tomber sembler paraître".split(" "));

/**
 * Gives what "il" or "elle" is the gender and number of that pronoun, and what a thing has become those of its noun: "elle
 * est devenue plus forte", "le lait a été mauvais".
 */
export const agreeWithSubject = (units: readonly Unit[]): Unit[] =>
  units.map((unit, at) => {
    if (!isA(unit, "adj") || isA(units[at + 1], "n")) return unit;
    const before = subjectBefore(units, at);
    const subject = units[before];
    if (!isA(subject, "m", "f") || !(isPronoun(subject) || isAlone(units, before))) return unit;
    const gender = isA(subject, "f") ? "f" : "m";
    const number = isA(subject, "pl") ? "pl" : "sg";
    const word = unit.word.replace(/<adj><[mf]><(?:sg|pl)>/u, `<adj><${gender}><${number}>`);
    return { ...unit, word };
  });

/** Returns the position before a copula, with its auxiliary and pronouns, that a predicate belongs to. */
function subjectBefore(units: readonly Unit[], predicate: number): number {
  let at = skipAdverbs(units, predicate - 1, -1);
  if (!COPULAS.has(lemmaOf(units[at])) || isA(units[at], "inf", "ger")) return -1;
  if (isA(units[at], "pp")) at = skipAdverbs(units, at - 1, -1);
  at -= 1;
  while (isA(units[at], "adv") || isClitic(units[at]) || lemmaOf(units[at]) === "ne") at -= 1;
  return at;
}

const isPronoun = (unit: Unit | undefined): boolean => isA(unit, "tn") && isA(unit, "p3");

/** Whether a noun begins its clause with what describes it: "le lait", not "la vie à la ville". */
function isAlone(units: readonly Unit[], noun: number): boolean {
  if (!isA(units[noun], "n")) return false;
  let at = noun - 1;
  while (isA(units[at], "det", "adj")) at -= 1;
  return opensClause(units[at]) && !isA(units[at], "cnjcoo");
}

/** Asks with the gender of what is asked for: "quelle est votre adresse?". */
export const agreeWhich = (units: readonly Unit[]): Unit[] =>
  units.map((unit, at) => {
    if (lemmaOf(unit) !== "quel" || !isA(unit, "itg") || lemmaOf(units[at + 1]) !== "être")
      return unit;
    let noun = at + 2;
    while (isA(units[noun], "det", "adj", "num", "preadv")) noun += 1;
    if (!isA(units[noun], "n") || !isA(units[noun], "f")) return unit;
    return { ...unit, word: unit.word.replace("<m>", "<f>") };
  });

/** Says "alors ne m'attendez pas" for "alors vous ne m'attendez pas", which asks as well. */
export const askAlone = (units: readonly Unit[]): Unit[] =>
  units.filter((unit, at) => {
    if (lemmaOf(unit) !== "vous" || !isA(unit, "tn")) return true;
    const verb = skipNe(units, at + 1);
    return !isA(units[verb], "imp");
  });
