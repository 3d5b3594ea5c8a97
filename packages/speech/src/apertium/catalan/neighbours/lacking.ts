import { isA, isClitic, lemmaOf, skipAdverbs, type Unit } from "../../units.ts";

/** Gives a verb the number of what is lacking or left behind it: "me faltan cinco euros". */
export const lack =
  (verbs: ReadonlySet<string>) =>
  (units: readonly Unit[]): Unit[] =>
    units.map((unit, at) => {
      if (!verbs.has(lemmaOf(unit)) || !unit.word.includes("<p3><sg>")) return unit;
      const before = units[at - 1];
      const isFirst =
        !before || isClitic(before) || isA(before, "sent", "cm", "cnjcoo", "cnjsub", "adv");
      return isFirst && isSeveral(units, skipAdverbs(units, at + 1))
        ? { ...unit, word: unit.word.replace("<p3><sg>", "<p3><pl>") }
        : unit;
    });

function isSeveral(units: readonly Unit[], from: number): boolean {
  let at = from;
  while (isA(units[at], "det", "num", "adj")) at += 1;
  return isA(units[at], "n") && isA(units[at], "pl");
}
