import { isA, isClitic, lemmaOf, skipAdverbs, type Unit } from "../units.ts";

/** Verbs that say what somebody is, seems or becomes. */
const COPULAS = new Set("être devenir rester demeurer tomber sembler paraître".split(" "));

/** Gives what "il" or "elle" is the gender and number of that pronoun: "elle est devenue plus forte". */
export const agreeWithPronoun = (units: readonly Unit[]): Unit[] =>
  units.map((unit, at) => {
    if (!isA(unit, "adj") || isA(units[at + 1], "n")) return unit;
    const subject = units[subjectBefore(units, at)];
    if (!isA(subject, "tn") || !isA(subject, "p3") || !isA(subject, "m", "f")) return unit;
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
  while (isClitic(units[at]) || lemmaOf(units[at]) === "ne") at -= 1;
  return at;
}
