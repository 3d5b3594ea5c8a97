import {
  inside,
  isA,
  isFinite,
  lemmaOf,
  opensSentence,
  skipAdverbs,
  type Unit,
  word,
} from "../units.ts";
import { startOfVerb } from "./ne.ts";

/**
 * Names who does what a sentence begins with, where Catalan has the verb alone: "il ne s'agit pas", "c'est Susan"; not "dit
 * Paul".
 */
export function nameFirst(units: readonly Unit[]): Unit[] {
  const named: Unit[] = [];
  for (const [at, unit] of units.entries()) {
    named.push(unit);
    if (!isFinite(unit) || !isA(unit, "p3") || isA(unit, "imp", "prs", "pis")) continue;
    const first = startOfVerb(named, named.length - 1);
    const opening = named[first];
    const next = units[skipAdverbs(units, at + 1)];
    if (!opening || !opensSentence(named[first - 1]) || namesItself(unit, next)) continue;
    const number = isA(unit, "pl") ? "pl" : "sg";
    const isIt = lemmaOf(unit) === "être" && number === "sg" && first === named.length - 1;
    const subject = isIt ? "ce<prn><tn><nt>" : `il<prn><tn><p3><m><${number}>`;
    const capital = subject.charAt(0).toUpperCase() + subject.slice(1);
    const opens = /^\p{Lu}/u.test(opening.word);
    named.splice(
      first,
      1,
      { word: opens ? capital : subject, blank: opening.blank },
      word(inside(opening.word)),
    );
  }
  return named;
}

/** Verbs that their subject may stand behind: "dit Paul", "vient le temps". */
const INVERTED = new Set(
  `dire demander répondre penser crier expliquer venir arriver commencer finir rester manquer suivre exister passer entrer
  sortir tomber naître mourir apparaître disparaître suffire sonner habiter vivre falloir`.split(
    /\s+/,
  ),
);

/** Whether the subject stands behind a verb. */
export const namesItself = (verb: Unit, next: Unit | undefined): boolean =>
  isA(next, "tn") ||
  lemmaOf(verb).startsWith("il y a") ||
  (INVERTED.has(lemmaOf(verb)) && isA(next, "det", "np", "n", "num", "predet"));
