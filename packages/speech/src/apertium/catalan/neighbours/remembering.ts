import { isA, isClitic, type Unit, lemmaOf, withLemma, word } from "../../units.ts";
import { caseLike } from "../../../capitals.ts";

/** Remembers something with the verb that is about oneself: "acordaos de lo que os dije", "lembrem-se disso". */
export const remember =
  (remembering: string) =>
  (units: readonly Unit[]): Unit[] =>
    units.flatMap((unit, at): Unit[] => {
      if (lemmaOf(unit) !== "recordar" || !isA(unit, "vblex") || !isAboutOneself(units, at))
        return [unit];
      const next = units[at + 1];
      const verb = withLemma(unit, caseLike(unit.word, remembering));
      const isOpen = isA(next, "cnjsub", "det", "np", "prn", "rel", "nt") && !isClitic(next);
      return isOpen || lemmaOf(next) === "el" || lemmaOf(next) === "lo"
        ? [verb, word("de<pr>")]
        : [verb];
    });

function isAboutOneself(units: readonly Unit[], at: number): boolean {
  const told = units[at]?.word ?? "";
  if (/\+(?:me|te|se|nos|os|vos)<prn><enc>/iu.test(told)) return true;
  const pronoun = units[at - 1]?.word ?? "";
  if (!/<prn><pro>/u.test(pronoun)) return false;
  const person = /<p[12]><(?:sg|pl)>/u.exec(told)?.[0].replace("><", "><mf><");
  return pronoun.includes("<ref>") || (person !== undefined && pronoun.includes(person));
}
