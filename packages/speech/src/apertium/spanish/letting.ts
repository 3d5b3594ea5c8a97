import { isA, lemmaOf, type Unit } from "../units.ts";

/** Says "deje a los niños jugar" for "jueguen": Portuguese has an infinitive with a person, "brincarem". */
export const letDo = (units: readonly Unit[]): Unit[] =>
  units.map((unit, at) => {
    if (!unit.word.endsWith("<vblex><prs><p3><pl>")) return unit;
    let before = at - 1;
    while (isA(units[before], "n", "np", "adj", "det", "tn")) before -= 1;
    return before < at - 1 && LET.has(lemmaOf(units[before]))
      ? { ...unit, word: unit.word.replace("<prs><p3><pl>", "<inf>") }
      : unit;
  });

const LET = new Set("dejar mandar oír ver".split(" "));
