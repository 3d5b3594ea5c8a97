import { caseLike } from "../../capitals.ts";
import { isA, lemmaOf, type Unit } from "../units.ts";

/** Gives a noun its article where the pair has "lo" because the gender in its dictionary is another: "lo radio". */
export const nameWithArticle = (units: readonly Unit[]): Unit[] =>
  units.map((unit, at) => {
    const noun = units[at + 1];
    if (!isA(unit, "detnt") || !isA(noun, "n")) return unit;
    const gender = isA(noun, "f") && !MASCULINE.has(lemmaOf(noun)) ? "f" : "m";
    const number = isA(noun, "pl") ? "pl" : "sg";
    return { ...unit, word: caseLike(unit.word, `el<det><def><${gender}><${number}>`) };
  });

/** Nouns that are masculine, whatever the dictionary says. */
const MASCULINE = new Set(["arroz"]);
