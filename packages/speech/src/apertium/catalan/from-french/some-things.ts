import { isA, lemmaOf, type Step, type Unit } from "../../units.ts";

/** Says "s'envien senyals" for "s'envien dels senyals": French counts some things with "des", Catalan with no word. */
export const someThings: Step = (units) =>
  units.filter((_, at) => !isSome(units, at) && !isSome(units, at - 1));

/** Whether "de" stands here before an article and things, right behind a verb that takes an object. */
function isSome(units: readonly Unit[], at: number): boolean {
  const [verb, de, article, next] = [units[at - 1], units[at], units[at + 1], units[at + 2]];
  return (
    de?.word === "de<pr>" &&
    lemmaOf(article) === "el" &&
    isA(article, "def") &&
    isA(article, "pl") &&
    (isA(next, "n") || (isA(next, "adj") && isA(units[at + 3], "n"))) &&
    isA(verb, "vblex") &&
    !(isA(verb, "pp") && isA(units[at - 2], "vbser")) &&
    !TAKES_DE.has(lemmaOf(verb))
  );
}

const TAKES_DE: ReadonlySet<string> = new Set(
  "parlar sortir venir dependre ocupar recordar adonar riure gaudir servir allunyar tractar fugir provenir marxar baixar passar desfer queixar aprofitar oblidar apropar tornar protegir ser estar anar partir néixer morir somiar dubtar desconfiar diferir discutir acostar envoltar omplir carregar cobrir".split(
    " ",
  ),
);
