import {
  isA,
  isClitic,
  isFinite,
  lemmaOf,
  skipAdverbs,
  type Unit,
  withLemma,
  word,
} from "../units.ts";
import { DONE_TO_THINGS } from "./what-does.ts";
import { skipNe } from "./ne.ts";

/**
 * Says "ce qu'il fait" for "ce qui fait", where nothing else is what somebody does: Catalan has one word for both and leaves
 * out who does it.
 */
export const whatOneDoes = (units: readonly Unit[]): Unit[] =>
  units.flatMap((unit, at) => {
    if (!["celui qui", "celui que"].includes(lemmaOf(unit)) || !isA(unit, "nt")) return [unit];
    const verb = skipNe(units, at + 1);
    const done = units[verb];
    const [doing, next] = mainVerb(units, verb);
    const hasClitic = units.slice(at + 1, verb).some(isClitic);
    const isDone = DONE_TO_THINGS.has(lemmaOf(doing)) && !isA(doing, "vbmod") && !hasClitic;
    if (!done || !isFinite(done) || !isA(done, "p3") || !isDone || isObject(next)) return [unit];
    // "Ce que peuvent faire" may have lost a "vous".
    if (lemmaOf(unit) === "celui que" && isA(done, "vbmod")) return [unit];
    const number = isA(done, "pl") ? "pl" : "sg";
    return [withLemma(unit, "celui que"), word(`il<prn><tn><p3><m><${number}>`)];
  });

/** Returns the verb that an auxiliary or a modal belongs to, and what follows it. */
function mainVerb(units: readonly Unit[], from: number): [Unit | undefined, Unit | undefined] {
  let at = from;
  for (;;) {
    let next = skipAdverbs(units, at + 1);
    if (lemmaOf(units[next]) === "en train de") next += 1;
    while (isClitic(units[next])) next += 1;
    const goesOn =
      isA(units[next], "inf") ||
      (isA(units[next], "pp", "ger") && ["avoir", "être"].includes(lemmaOf(units[at])));
    if (!goesOn) return [units[at], units[next]];
    at = next;
  }
}

const isObject = (unit: Unit | undefined): boolean =>
  isA(unit, "det", "predet", "n", "np", "num", "tn", "cnjsub", "adj");
