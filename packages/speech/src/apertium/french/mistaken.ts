import { isA, lemmaOf, type Unit, withLemma } from "../units.ts";

/** Says "le mauvais train" for "le train incorrect": of what one takes for another. */
export function mistaken(units: readonly Unit[]): Unit[] {
  const right = [...units];
  for (const [at, unit] of units.entries()) {
    const noun = units[at - 1];
    const isOfAll = isA(units[at - 2], "def", "pos") || NAMED.has(lemmaOf(noun));
    if (lemmaOf(unit) !== "incorrect" || !isA(unit, "adj") || !isA(noun, "n") || !isOfAll) continue;
    if (!noun) continue;
    right[at - 1] = { ...withLemma(unit, "mauvais"), blank: noun.blank };
    right[at] = { ...noun, blank: unit.blank };
  }
  return right;
}

const NAMED = new Set(
  "numéro chemin train bus adresse taille direction personne porte jour".split(" "),
);

/** Says "commencez par enlever" for "commencez en enlevant". */
export const beginByDoing = (units: readonly Unit[]): Unit[] =>
  units.map((unit, at) => {
    const isBy = (en: number): boolean =>
      lemmaOf(units[en]) === "en" &&
      isA(units[en + 1], "ger") &&
      ["commencer", "finir", "terminer"].includes(lemmaOf(units[en - 1]));
    if (isBy(at)) return withLemma(unit, "par");
    return isBy(at - 1) ? { ...unit, word: unit.word.replace("<ger>", "<inf>") } : unit;
  });
