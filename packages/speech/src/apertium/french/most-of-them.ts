import { isA, isClitic, isFinite, lemmaOf, type Unit } from "../units.ts";

/** Gives "la plupart des gens" a verb in the plural, which is singular in Catalan. */
export function mostDo(units: readonly Unit[]): Unit[] {
  const agreed = [...units];
  for (const [at, unit] of units.entries()) {
    if (lemmaOf(unit) !== "plupart") continue;
    const noun = units.findIndex((each, i) => i > at && isA(each, "n"));
    if (!isA(units[noun], "pl")) continue;
    let verb = noun + 1;
    while (isA(units[verb], "adj", "adv") || isClitic(units[verb])) verb += 1;
    const done = units[verb];
    if (!done || !isFinite(done)) continue;
    agreed[verb] = { ...done, word: done.word.replace("<p3><sg>", "<p3><pl>") };
    const told = units[verb + 1];
    if (told && BEING.has(lemmaOf(done)) && isA(told, "adj", "pp"))
      agreed[verb + 1] = { ...told, word: told.word.replace("<sg>", "<pl>") };
  }
  return agreed;
}

const BEING = new Set(["être", "sembler", "devenir", "rester", "demeurer"]);
