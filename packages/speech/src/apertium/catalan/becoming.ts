import { isA, isFinite, lemmaOf, skipAdverbs, type Unit, withLemma, word } from "../units.ts";

/** Pronouns of who does something to themselves. */
export const ONESELF: Readonly<Record<string, string>> = {
  "<p1><sg>": "em<prn><pro><p1><mf><sg>",
  "<p2><sg>": "et<prn><pro><p2><mf><sg>",
  "<p1><pl>": "ens<prn><pro><p1><mf><pl>",
  "<p2><pl>": "us<prn><pro><p2><mf><pl>",
};

/** Says "es fa difícil" for "esdevé difícil", which the pairs with Spanish and Portuguese take for what happens. */
export const makeItself = (units: readonly Unit[]): Unit[] =>
  units.flatMap((unit, at) => {
    const isSo = isA(units[skipAdverbs(units, at + 1)], "adj");
    if (lemmaOf(unit) !== "esdevenir" || !isFinite(unit) || !isSo) return [unit];
    const person = /<p[12]><(?:sg|pl)>/u.exec(unit.word)?.[0] ?? "";
    const oneself = ONESELF[person] ?? "es<prn><pro><ref><p3><mf><sp>";
    return [{ word: oneself, blank: unit.blank }, word(withLemma(unit, "fer").word)];
  });
