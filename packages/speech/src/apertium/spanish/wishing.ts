import { isA, isFinite, lemmaOf, opensClause, type Unit } from "../units.ts";

/** Says what somebody wants others to do in the subjunctive: "prefiero que no fuma" → "que no fume". */
export const wishFor = (units: readonly Unit[]): Unit[] =>
  units.map((unit, at) => {
    if (!isA(unit, "pri") || !isFinite(unit)) return unit;
    let before = at - 1;
    while (!opensClause(units[before]) && !isFinite(units[before]) && !isA(units[before], "cnjsub"))
      before -= 1;
    const isWished = isA(units[before], "cnjsub") && WISH.has(lemmaOf(units[before - 1]));
    return isWished && isFinite(units[before - 1])
      ? { ...unit, word: unit.word.replace("<pri>", "<prs>") }
      : unit;
  });

const WISH = new Set("dejar desear preferir querer".split(" "));
