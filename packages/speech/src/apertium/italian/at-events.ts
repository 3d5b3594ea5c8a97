import { isA, lemmaOf, type Unit, withLemma } from "../units.ts";

/** Returns the noun whose article stands at a position. */
export const nounFrom = (units: readonly Unit[], from: number): Unit | undefined =>
  units[isA(units[from + 1], "adj") && isA(units[from + 2], "n") ? from + 2 : from + 1];

/** Events, which take "a" instead of "in". */
const EVENTS = new Set("concerto conferenza festa funerale mostra riunione".split(" "));

/** Says "a una festa" for "in una festa". */
export const atEvents = (units: readonly Unit[]): Unit[] =>
  units.map((unit, at) =>
    lemmaOf(unit) === "in" &&
    isA(units[at + 1], "det") &&
    EVENTS.has(lemmaOf(nounFrom(units, at + 1)))
      ? withLemma(unit, "a")
      : unit,
  );
