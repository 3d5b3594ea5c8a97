import { isA, lemmaOf, skipAdverbs, type Unit, word } from "../units.ts";

/** Likes all of a kind with its article: "le gustan perros o gatos" → "le gustan los perros o los gatos". */
export function likeAll(units: readonly Unit[]): Unit[] {
  const named = new Set<number>();
  for (const [at, unit] of units.entries()) {
    if (!LIKE.has(lemmaOf(unit)) || isA(unit, "pp") || unit.word.includes("+")) continue;
    for (let noun = skipAdverbs(units, at + 1); isBare(units, noun); noun += 2) {
      named.add(noun);
      if (!isA(units[noun + 1], "cnjcoo", "cm")) break;
    }
  }
  return units.flatMap((unit, at) => {
    if (!named.has(at)) return [unit];
    const article = `el<det><def><${isA(unit, "f") ? "f" : "m"}><${isA(unit, "pl") ? "pl" : "sg"}>`;
    return [
      { ...word(article), blank: unit.blank },
      { ...unit, blank: " " },
    ];
  });
}

const isBare = (units: readonly Unit[], at: number): boolean =>
  isA(units[at], "n") && isA(units[at], "m", "f");

const LIKE = new Set("adorar amar detestar encantar gustar interesar odiar".split(" "));
