import { caseLike } from "../../capitals.ts";
import {
  inside,
  isA,
  isFinite,
  lemmaOf,
  skipAdverbs,
  type Unit,
  withLemma,
  word,
} from "../units.ts";
import { isNamed } from "./that-does.ts";
import { startOfVerb } from "./ne.ts";

/** Verbs whose subject is always "il". */
const IMPERSONAL = new Set(["pleuvoir", "neiger", "falloir"]);
const IL = "il<prn><tn><p3><m><sg>";

/** Adds the "il" of impersonal verbs, which the pair leaves out after an adverb: "seulement a plu". */
export function nameIl(units: readonly Unit[]): Unit[] {
  const named: Unit[] = [];
  for (const unit of units) {
    named.push(unit);
    const isThere = lemmaOf(unit) === "avoir" && lemmaOf(named.at(-2)) === "y" && isA(unit, "sg");
    if (!(isThere || IMPERSONAL.has(lemmaOf(unit))) || isA(unit, "inf", "ger")) continue;
    let first = named.length - 1;
    if (isA(unit, "pp")) first = skipAdverbs(named, first - 1, -1);
    if (isA(unit, "pp") && lemmaOf(named[first]) !== "avoir") continue;
    first = startOfVerb(named, first);
    const opening = named[first];
    const before = named[first - 1];
    const isNamedBefore = isThere ? lemmaOf(before) === "qui" : isA(before, "n", "rel");
    if (!opening || isA(before, "tn") || isNamedBefore) continue;
    named.splice(first, 1, { word: IL, blank: opening.blank }, word(inside(opening.word)));
  }
  return named;
}

/** Says "il fait froid" for "il est froid", of no thing that was named, and for "c'est froid ici". */
export const sayWeather = (units: readonly Unit[]): Unit[] =>
  units.map((unit, at) => {
    const [isIt, verb] = [isWeather(units, at), isWeather(units, at - 1)];
    if (isIt) return { ...unit, word: caseLike(unit.word, IL) };
    return verb ? withLemma(unit, "faire") : unit;
  });

function isWeather(units: readonly Unit[], il: number): boolean {
  if (!["il", "ce"].includes(lemmaOf(units[il])) || !isA(units[il], "tn")) return false;
  if (lemmaOf(units[il + 1]) !== "être" || !isFinite(units[il + 1])) return false;
  let adjective = il + 2;
  while (isA(units[adjective], "adv", "preadv")) adjective += 1;
  if (!["chaud", "froid"].includes(lemmaOf(units[adjective])) || !isA(units[adjective], "m"))
    return false;
  const where = units[adjective + 1];
  return (
    WHERE.has(lemmaOf(where)) ||
    (lemmaOf(units[il]) === "il" && !isNamed(units, il) && isA(where, "sent", "cm", "cnjcoo", "pr"))
  );
}
const WHERE = new Set("ici dehors aujourd'hui hier demain là".split(" "));
