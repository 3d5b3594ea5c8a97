import {
  inside,
  isA,
  isClitic,
  isFinite,
  lemmaOf,
  skipAdverbs,
  type Unit,
  word,
} from "../units.ts";
import { namesItself } from "./opening-subject.ts";
import { startOfVerb } from "./ne.ts";

/**
 * Names who does what a later clause says, where Catalan has the verb alone: "ne vous inquiétez pas, c'est normal", "elle dit
 * qu'elle n'a rien vu", "si vous dormez bien, cela fait la différence".
 */
export function nameLater(units: readonly Unit[]): Unit[] {
  const named: Unit[] = [];
  for (const [at, unit] of units.entries()) {
    named.push(unit);
    if (!isFinite(unit) || !isA(unit, "p3") || isA(unit, "imp", "prs", "pis")) continue;
    let first = startOfVerb(named, named.length - 1);
    while (EARLY.has(lemmaOf(named[first - 1]))) first -= 1;
    const opening = named[first];
    const said = sentenceBefore(named, first);
    if (!opening || !isOpen(said) || isNamedBehind(units, at)) continue;
    const subject = subjectOf(units, at, said, first === named.length - 1);
    named.splice(first, 1, { word: subject, blank: opening.blank }, word(inside(opening.word)));
  }
  return named;
}

/** Adverbs between a subject and its verb: "que seulement est". */
const EARLY = new Set(["presque", "seulement", "toujours", "jamais"]);

function sentenceBefore(units: readonly Unit[], end: number): readonly Unit[] {
  let start = end;
  while (start > 0 && !isA(units[start - 1], "sent")) start -= 1;
  return units.slice(start, end);
}

/** Whether a clause begins behind what was said, and its subject was not said: "elle dit que", "si je dors bien,". */
function isOpen(said: readonly Unit[]): boolean {
  const end = skipAdverbs(said, said.length - 1, -1);
  const opener = said[end];
  if (isA(opener, "cnjsub", "cnjadv")) return true;
  if (!isA(opener, "cm")) return false;
  const before = said.slice(0, end);
  const start = before.findLastIndex((unit) => isA(unit, "cm")) + 1;
  const clause = before.slice(start);
  if (isA(clause[0], "rel") && !isThatWhich(clause[0])) return false;
  if (start === 0 && !clause.some((unit) => isA(unit, "rel"))) return true; // "une bonne nuit, ça fait du bien"
  return !isA(before[0], "det", "n", "np", "num", "predet", "adj") || hasVerb(before);
}

const isThatWhich = (unit: Unit | undefined): boolean => lemmaOf(unit).startsWith("celui qu");

/** Whether something was said that a comma may end: "mon frère est malade,", not "mon frère,", "le jour où il est venu,". */
const hasVerb = (units: readonly Unit[]): boolean => {
  const verb = units.findIndex((unit) => isFinite(unit));
  return verb >= 0 && !units.slice(0, verb).some((unit) => isA(unit, "rel", "cm"));
};

/** "Dit Paul", "quand est arrivé mon frère". */
function isNamedBehind(units: readonly Unit[], verb: number): boolean {
  const next = skipAdverbs(units, verb + 1);
  if (namesItself(units[verb] as Unit, units[next])) return true;
  return (
    isA(units[next], "pp") &&
    isA(units[skipAdverbs(units, next + 1)], "det", "np") &&
    lemmaOf(units[verb]) === "être"
  );
}

function subjectOf(
  units: readonly Unit[],
  at: number,
  said: readonly Unit[],
  isAlone: boolean,
): string {
  const verb = units[at] as Unit;
  const number = isA(verb, "pl") ? "pl" : "sg";
  const before = doerOf(said, number);
  const next = units[skipAdverbs(units, at + 1)];
  if (number === "sg" && lemmaOf(verb) === "être" && isAlone) {
    if (!isA(next, "pp") && !(before && isA(next, "adj"))) return "ce<prn><tn><nt>";
  }
  if (before) return `il<prn><tn><p3><${before}><${number}>`;
  const gender = isA(next, "pp", "adj") && isA(next, "f") ? "f" : "m";
  return `il<prn><tn><p3><${gender}><${number}>`;
}

/** Returns the gender of who did something before, alone or several. */
function doerOf(said: readonly Unit[], number: string): "f" | "m" | undefined {
  const verb = said.findLastIndex((unit) => isFinite(unit) && isA(unit, "p3") && isA(unit, number));
  let at = verb - 1;
  while (isClitic(said[at]) || lemmaOf(said[at]) === "ne" || isA(said[at], "adv", "adj")) at -= 1;
  const doer = said[at];
  if (verb < 0 || !isA(doer, "n", "tn") || !isA(doer, number)) return undefined;
  return isA(doer, "f") ? "f" : isA(doer, "m") ? "m" : undefined;
}
