import { isA, isClitic, lemmaOf, type Unit, withLemma, word } from "../units.ts";
import { PEOPLE } from "./people.ts";

/** Says "más grande" of things, of which "mayor" is said in books only: "un apartamento mayor". */
export const sizeThings = (units: readonly Unit[]): Unit[] =>
  units.flatMap((unit, at) => {
    const size = SIZES[lemmaOf(unit)];
    if (!size || !isA(unit, "adj") || isA(units[at + 1], "n", "adj") || isA(units[at - 1], "det"))
      return [unit];
    const thing = thingBefore(units, at);
    if (!thing || PEOPLE.has(lemmaOf(thing)) || ABSTRACT.has(lemmaOf(thing))) return [unit];
    const gender = isA(thing, "f") ? "f" : "m";
    const sized = withLemma(unit, size);
    return [
      { ...word("más<adv>"), blank: unit.blank },
      {
        word: size === "pequeño" ? sized.word.replace("<mf>", `<${gender}>`) : sized.word,
        blank: " ",
      },
    ];
  });

const SIZES: Readonly<Record<string, string>> = { mayor: "grande", menor: "pequeño" };
const ABSTRACT = new Set(
  "calle plaza edad importancia interés número parte precio probabilidad riesgo salario velocidad".split(
    " ",
  ),
);

/** Returns the noun that a size is of: before it, or before the verb that says how it is. */
function thingBefore(units: readonly Unit[], at: number): Unit | undefined {
  let before = at - 1;
  while (isA(units[before], "adv", "preadv")) before -= 1;
  if (isA(units[before], "n")) return units[before];
  if (!/^(?:ser|parecer)$/u.test(lemmaOf(units[before]))) return undefined;
  before -= 1;
  while (isA(units[before], "adv") || isClitic(units[before])) before -= 1;
  while (isA(units[before], "adj")) before -= 1;
  return isA(units[before], "n") ? units[before] : undefined;
}
