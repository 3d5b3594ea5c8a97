import { isA, lemmaOf, type Unit } from "../units.ts";

/**
 * Makes an infinitive of what follows "because" or "let": the taggers take "porque dirigir é difícil" and "deixe-me
 * explicar" for the future subjunctive of the same letters, which never stands there.
 */
export const doing = (units: readonly Unit[]): Unit[] =>
  units.map((unit, at) =>
    BEFORE.has(lemmaOf(units[at - 1])) && isA(unit, "prs") && isA(unit, "p1") && isA(unit, "sg")
      ? { ...unit, word: unit.word.replace("<prs><p1><sg>", "<inf>") }
      : unit,
  );

/** In Spanish and Catalan. */
const BEFORE = new Set(["porque", "perquè", "dejar", "deixar"]);
