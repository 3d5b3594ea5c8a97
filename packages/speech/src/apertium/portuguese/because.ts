import { isA, lemmaOf, type Unit } from "../units.ts";

/**
 * Makes an infinitive of what follows "because": the taggers take "porque dirigir é difícil" for the future
 * subjunctive of the same letters, which never stands there.
 */
export const becauseDoing = (units: readonly Unit[]): Unit[] =>
  units.map((unit, at) =>
    BECAUSE.has(lemmaOf(units[at - 1])) && isA(unit, "prs") && isA(unit, "p1") && isA(unit, "sg")
      ? { ...unit, word: unit.word.replace("<prs><p1><sg>", "<inf>") }
      : unit,
  );

/** In Spanish and Catalan. */
const BECAUSE = new Set(["porque", "perquè"]);
