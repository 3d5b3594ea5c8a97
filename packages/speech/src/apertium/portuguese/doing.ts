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

/**
 * Says "vaig esperar" for "vaig estar esperant": what somebody has been doing is over, and French and Italian have one
 * past for it; and "esperaré" for "estaré esperant".
 */
export const wasDoing = (units: readonly Unit[]): Unit[] =>
  units.flatMap((unit, at) => {
    if (isWas(units, at) && isA(units[at + 1], "ger")) return [];
    if (willBe(units, at) && isA(units[at + 1], "ger")) return [];
    if (willBe(units, at - 1) && isA(unit, "ger")) {
      const when = units[at - 1]?.word.replace(/^[^<]*<vblex>/u, "<vblex>") ?? "";
      return [{ word: lemmaOf(unit) + when, blank: unit.blank }];
    }
    return isWas(units, at - 1) && isA(unit, "ger")
      ? [{ ...unit, word: unit.word.replace("<ger>", "<inf>") }]
      : [unit];
  });

const isWas = (units: readonly Unit[], at: number): boolean =>
  lemmaOf(units[at]) === "estar" && isA(units[at], "inf") && isA(units[at - 1], "vaux");

const willBe = (units: readonly Unit[], at: number): boolean =>
  lemmaOf(units[at]) === "estar" && isA(units[at], "fti");
