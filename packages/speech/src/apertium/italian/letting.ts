import { isA, lemmaOf, type Unit } from "../units.ts";
import { TIMES } from "./gerunds.ts";

const LETTING = new Set(["fare", "lasciare"]);

/** Says "non lasci bruciare l'aglio" for "non lasci l'aglio bruciare". */
export function letDo(units: readonly Unit[]): Unit[] {
  const ordered = [...units];
  for (let at = 0; at < ordered.length; at += 1) {
    if (!LETTING.has(lemmaOf(ordered[at])) || !isA(ordered[at], "vblex")) continue;
    const end = skipWhom(ordered, at + 1);
    const [first, doing] = [ordered[at + 1], ordered[end]];
    if (!first || !doing || end === at + 1 || !isA(doing, "inf") || hasObject(ordered, end))
      continue;
    const whom = ordered.slice(at + 2, end);
    const moved = [{ ...doing, blank: first.blank }, { ...first, blank: doing.blank }, ...whom];
    ordered.splice(at + 1, moved.length, ...moved);
  }
  return ordered;
}

/** Returns the position behind a name or a noun with what belongs to it: "i miei bambini piccoli". */
function skipWhom(units: readonly Unit[], from: number): number {
  if (isA(units[from], "np")) return from + 1;
  let at = from;
  while (isA(units[at], "det", "predet", "adj", "num")) at += 1;
  if (!isA(units[at], "n") || at === from) return from;
  return isA(units[at + 1], "adj") ? at + 2 : at + 1;
}

/** Whether the infinitive has an object: "lasci i bambini mangiare la torta", but not "tutto il giorno". */
function hasObject(units: readonly Unit[], verb: number): boolean {
  if (units[verb]?.word.includes("+")) return true;
  const noun = units.slice(verb + 1).find((unit) => !isA(unit, "det", "num", "predet", "adj"));
  return isA(units[verb + 1], "det", "n", "np", "num", "predet") && !TIMES.has(lemmaOf(noun));
}
