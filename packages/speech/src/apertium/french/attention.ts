import { isA, lemmaOf, opensSentence, type Unit } from "../units.ts";

/** How one begins to speak to somebody. */
const CALLS = new Set(["regarder", "écouter", "attendre", "voir"]);

/** Says "regardez, il pleut" for "il regarde, il pleut": Catalan asks so with the form that is "he" as well. */
export const callAttention = (units: readonly Unit[]): Unit[] =>
  units.flatMap((unit, at) => {
    const begins = (il: number): boolean =>
      lemmaOf(units[il]) === "il" &&
      isA(units[il], "tn") &&
      opensSentence(units[il - 1]) &&
      CALLS.has(lemmaOf(units[il + 1])) &&
      (units[il + 1]?.word ?? "").endsWith("<pri><p3><sg>") &&
      isA(units[il + 2], "cm") &&
      !isA(units[il + 3], "cnjcoo");
    if (begins(at)) return [];
    if (!begins(at - 1)) return [unit];
    const word = unit.word.replace("<pri><p3><sg>", "<imp><p2><pl>");
    return [
      { word: word.charAt(0).toUpperCase() + word.slice(1), blank: units[at - 1]?.blank ?? "" },
    ];
  });
