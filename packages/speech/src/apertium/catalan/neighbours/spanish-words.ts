import { caseLike } from "../../../capitals.ts";
import { inSteps, isA, lemmaOf, type Unit, withLemma, word } from "../../units.ts";
import { shouldHave } from "./should-have.ts";
import { governSpanish } from "./spanish-government.ts";
import { sayWhoInSpanish } from "./spanish-people.ts";

/** "Las llaves", "rápido". */
const everyday = (units: readonly Unit[]): Unit[] =>
  units.flatMap((unit, at): Unit[] => {
    const [before, next] = [units[at - 1], units[at + 1]];
    const isKey =
      lemmaOf(unit) === "clave" && isA(unit, "n") && (isA(unit, "pl") || isA(before, "pos"));
    if (isKey) return [withLemma(unit, caseLike(unit.word, "llave"))];
    if (lemmaOf(unit) === "rápidamente")
      return [{ ...unit, word: caseLike(unit.word, "rápido<adj><m><sg>") }];
    const isSun =
      lemmaOf(unit) === "solo" &&
      lemmaOf(before) === "hacer" &&
      !before?.word.includes("#") &&
      !isA(next, "n", "det", "num");
    if (isSun) return [{ ...unit, word: "sol<n><m><sg>" }];
    const isChild =
      lemmaOf(unit) === "niño" && isA(before, "adj", "num") && isA(units[at - 2], "pos");
    if (isChild) return [withLemma(unit, caseLike(unit.word, "hijo"))];
    if (lemmaOf(unit) === "allá") return [withLemma(unit, caseLike(unit.word, "allí"))];
    if (/^ser querido$/iu.test(lemmaOf(unit)) && !isA(before, "det", "adj"))
      return [
        { ...unit, word: caseLike(unit.word, "ser<vbser><inf>") },
        word("amar<vblex><pp><m><sg>"),
      ];
    if (lemmaOf(unit) === "derecho" && lemmaOf(before) === "todo" && isA(before, "predet"))
      return [withLemma(unit, "recto")];
    if (["pasear", "descansar"].includes(lemmaOf(unit)) && isA(unit, "vblex"))
      return [{ ...unit, word: unit.word.replace(/\+(?:[mts]e|nos|os)<prn><enc>[^+]*/iu, "") }];
    return [unit];
  });

/** Says in Spanish words what Catalan says in others. */
export const wordSpanish = inSteps(
  sayWhoInSpanish,
  governSpanish,
  shouldHave({
    must: "tener",
    should: "deber",
    having: (enclitics) => [word(["haber<vbhaver><inf>", ...enclitics].join("+"))],
  }),
  everyday,
);
