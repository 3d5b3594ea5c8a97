import { isA, lemmaOf, type Unit } from "./units.ts";

/** A better noun for one of the pair, with its gender; of both numbers unless one is given. */
export type Noun = readonly [lemma: string, gender: "m" | "f", number?: "sg" | "pl"];

/** Replaces nouns that a pair chooses. What stands with them has to agree with them afterwards. */
export const renameNouns = (
  units: readonly Unit[],
  nouns: Readonly<Record<string, Noun>>,
): Unit[] =>
  units.map((unit) => {
    const [lemma, gender, number] = (isA(unit, "n") && nouns[lemmaOf(unit)]) || [];
    if (!lemma || (number && !isA(unit, number))) return unit;
    const tags = unit.word.slice(unit.word.indexOf("<")).replace(/<[mf]>/, `<${gender}>`);
    return { ...unit, word: lemma + tags };
  });
