import { isA, isClitic, lemmaOf, skipAdverbs, type Unit } from "../units.ts";
import { skipNe } from "./ne.ts";

/** Says "j'ai oublié" for "je me suis oublié", "il oublie" for "il s'oublie": Catalan forgets of oneself. */
export const forgetThings = (units: readonly Unit[]): Unit[] =>
  units.flatMap((unit, at) => {
    if (isClitic(unit) && isForgetting(units, at + 1)) return [];
    if (unit.word === "de<pr>" && isThingForgotten(units, at)) return [];
    return lemmaOf(unit) === "être" && isClitic(units[at - 1]) && isForgetting(units, at)
      ? [{ ...unit, word: unit.word.replace(/^.*?<vb(?:ser|lex)>/u, "avoir<vbhaver>") }]
      : [unit];
  });

/** Whether a verb behind a pronoun about oneself is "oublier", or its auxiliary. */
function isForgetting(units: readonly Unit[], verb: number): boolean {
  const done = skipAdverbs(units, verb + 1);
  if (lemmaOf(units[verb]) === "être")
    return isA(units[done], "pp") && lemmaOf(units[done]) === "oublier";
  const oneself = units[verb - 1];
  const isSame =
    isA(oneself, "ref") ||
    ["p1", "p2"].some((person) => isA(oneself, person) && isA(units[verb], person));
  return lemmaOf(units[verb]) === "oublier" && isSame && !isA(units[verb], "inf");
}

/** "Oublié de son anniversaire", but "oublié de sortir". */
function isThingForgotten(units: readonly Unit[], de: number): boolean {
  const next = skipNe(units, de + 1);
  return (
    lemmaOf(units[skipAdverbs(units, de - 1, -1)]) === "oublier" && !isA(units[next], "inf", "adv")
  );
}
