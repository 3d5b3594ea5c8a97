import { isA, isClitic, lemmaOf, skipClitics, type Unit, word } from "../units.ts";

/** Repeats what joins a verb to another: "essayer de manger moins et de dormir plus". */
export function repeatPreposition(units: readonly Unit[]): Unit[] {
  const said: Unit[] = [];
  for (const [at, unit] of units.entries()) {
    said.push(unit);
    if (!isA(unit, "cnjcoo") || !["et", "ou"].includes(lemmaOf(unit))) continue;
    if (!isA(units[skipClitics(units, at + 1)], "inf")) continue;
    const preposition = prepositionBefore(units, at);
    if (preposition) said.push(word(preposition));
  }
  return said;
}

/** Returns the preposition of the last infinitive before a conjunction, "de" or "à". */
function prepositionBefore(units: readonly Unit[], end: number): string | undefined {
  let at = end - 1;
  while (at >= 0 && !isA(units[at], "inf")) {
    if (isA(units[at], "sent", "cm", "cnjsub", "rel", "cnjadv", "cnjcoo")) return undefined;
    at -= 1;
  }
  at -= 1;
  while (isClitic(units[at])) at -= 1;
  return ["de<pr>", "à<pr>"].find((preposition) => units[at]?.word === preposition);
}
