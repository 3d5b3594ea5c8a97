import { isA, lemmaOf, type Unit, withLemma } from "../../units.ts";

/** Says "pasta de creps" for "pasta a creps": what a thing is for follows "à" in French. */
export const makeOf = (units: readonly Unit[]): Unit[] =>
  units.map((unit, at) => {
    const [before, next] = [units[at - 1], units[at + 1]];
    const joins = lemmaOf(unit) === "a" && isA(unit, "pr") && isA(before, "n") && isA(next, "n");
    if (!joins || lemmaOf(before) === lemmaOf(next)) return unit;
    return OF_TIME.has(lemmaOf(before)) || ADVERBIAL.has(lemmaOf(next))
      ? unit
      : withLemma(unit, "de");
  });

const OF_TIME = new Set(
  "dia dilluns dimarts dimecres dijous divendres dissabte diumenge matí tarda vespre nit hora any mes setmana vegada".split(
    " ",
  ),
);
/** What stands behind "a" by itself: on foot, on horseback. */
const ADVERBIAL = new Set(
  "peu cavall casa migdia mitjanit terme partir punt dreta esquerra domicili bord temps mà vegada través canvi causa prop base".split(
    " ",
  ),
);
