import { caseLike } from "../../../capitals.ts";
import { isA, lemmaOf, type Unit, withLemma } from "../../units.ts";

/** Says "preguntar" what one wants to know, where French has one verb for asking a question and asking for something. */
export const askWhatItIs = (units: readonly Unit[]): Unit[] =>
  units.map((unit, at) => {
    if (lemmaOf(unit) !== "demanar") return unit;
    let next = at + 1;
    while (isA(units[next], "adv") && !isA(units[next], "itg")) next += 1;
    return isA(units[next], "itg") || WORDS.has(lemmaOf(units[next])) || isAboutOneself(units, at)
      ? withLemma(unit, caseLike(unit.word, "preguntar"))
      : unit;
  });

const WORDS = new Set([
  "si",
  "què",
  "qui",
  "on",
  "quan",
  "com",
  "per què",
  "quant",
  "quin",
  "qual",
]);

/** "Em demano" is what one wonders. */
const isAboutOneself = (units: readonly Unit[], verb: number): boolean => {
  const told = units[verb]?.word ?? "";
  const person = /<p[12]><(?:sg|pl)>/u.exec(told)?.[0].replace("><", "><mf><");
  const pronoun = told.includes("+") ? told : (units[verb - 1]?.word ?? "");
  return (
    /<prn><(?:pro|enc)>/u.test(pronoun) &&
    (pronoun.includes("<ref>") || (person !== undefined && pronoun.includes(person)))
  );
};
