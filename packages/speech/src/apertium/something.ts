import { isA, lemmaOf, skipAdverbs, type Unit, word } from "./units.ts";

/** What a language calls things and people that it does not name, and the preposition behind them. */
export interface Something {
  readonly things: ReadonlySet<string>;
  readonly of: string;
}

/** Says "rien de semblable", "qualcosa di strano", where Catalan has the adjective alone. */
export function somethingOf(units: readonly Unit[], { things, of }: Something): Unit[] {
  const described = [...units];
  for (let at = units.length - 1; at >= 0; at -= 1) {
    if (!things.has(lemmaOf(units[at])) || !isA(units[at], "prn")) continue;
    const adjective = skipAdverbs(units, at + 1);
    const unit = units[adjective];
    if (!unit || !isA(unit, "adj") || isA(units[adjective + 1], "n")) continue;
    described[adjective] = {
      ...unit,
      word: unit.word.replace("<f>", "<m>").replace("<pl>", "<sg>"),
    };
    described.splice(at + 1, 0, word(`${of}<pr>`));
  }
  return described;
}
