import { isA, lemmaOf, skipAdverbs, type Unit, word } from "../units.ts";

const THINGS = new Set(["rien", "quelque chose", "quelqu'un", "autre chose"]);

/** Says "rien de semblable" and "quelque chose de très bizarre", where Catalan has the adjective alone. */
export function somethingOf(units: readonly Unit[]): Unit[] {
  const described = [...units];
  for (let at = units.length - 1; at >= 0; at -= 1) {
    if (!THINGS.has(lemmaOf(units[at])) || !isA(units[at], "prn")) continue;
    const adjective = skipAdverbs(units, at + 1);
    const unit = units[adjective];
    if (!unit || !isA(unit, "adj") || isA(units[adjective + 1], "n")) continue;
    described[adjective] = {
      ...unit,
      word: unit.word.replace("<f>", "<m>").replace("<pl>", "<sg>"),
    };
    described.splice(at + 1, 0, word("de<pr>"));
  }
  return described;
}
