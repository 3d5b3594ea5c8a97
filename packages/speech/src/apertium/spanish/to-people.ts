import {
  isA,
  isClitic,
  isFinite,
  lemmaOf,
  skipAdverbs,
  skipClitics,
  type Unit,
  word,
} from "../units.ts";
import { DONE_TO_PEOPLE, PEOPLE, SOUGHT } from "./people.ts";

/** Says "a" before people to whom something is done: "vi a mi hermano", "llamó al médico y a su hija". */
export function toPeople(units: readonly Unit[]): Unit[] {
  const starts = new Set<number>();
  for (const [at, verb] of units.entries()) {
    if (!DONE_TO_PEOPLE.has(lemmaOf(verb)) || !mayHaveObject(units, at)) continue;
    for (const start of peopleFrom(units, skipAdverbs(units, at + 1), verb)) starts.add(start);
  }
  return units.flatMap((unit, at) =>
    starts.has(at)
      ? [
          { ...word("a<pr>"), blank: unit.blank },
          { ...unit, blank: " " },
        ]
      : [unit],
  );
}

/** Returns where those begin to whom something is done: "mi madre y mi padre". */
function peopleFrom(units: readonly Unit[], from: number, verb: Unit): number[] {
  const end = endOfPerson(units, from, verb);
  if (end === undefined) return [];
  const next = isA(units[end], "cnjcoo") ? endOfPerson(units, end + 1, verb) : undefined;
  // "Vi a Ana y mi hija lloró": who does the next thing.
  const isAnother =
    next !== undefined && isFinite(units[skipClitics(units, skipAdverbs(units, next))]);
  return next === undefined || isAnother ? [from] : [from, ...peopleFrom(units, end + 1, verb)];
}

/** Whether whom something is done to may follow a verb, which no pronoun and no passive has told. */
function mayHaveObject(units: readonly Unit[], at: number): boolean {
  const verb = units[at];
  if (!isA(verb, "vblex") || verb?.word.includes("+")) return false;
  const before = units[skipAdverbs(units, at - 1, -1)];
  if (isA(verb, "pp")) return lemmaOf(before) === "haber" && !isToldBefore(units, at - 1);
  return !isToldBefore(units, at) && !(isA(before, "itg") && isA(verb, "p3"));
}

/** "Me llamó mi hermano": who did it follows. */
const isToldBefore = (units: readonly Unit[], verb: number): boolean => isClitic(units[verb - 1]);

/** Returns the position behind somebody who is named from a position on; undefined if it names no person. */
function endOfPerson(units: readonly Unit[], start: number, verb: Unit): number | undefined {
  const first = units[start];
  if (isA(first, "ant")) return start + 1;
  if (/^(?:alguien|nadie)$/u.test(lemmaOf(first)) || isAll(first, units[start + 1]))
    return start + 1;
  let at = isA(first, "predet") ? start + 1 : start;
  const isKnown = isA(units[at], "def", "pos", "dem");
  const isSome =
    isA(units[at], "ind", "num") ||
    /^(?:uno|mucho|vario|otro|alguno|ninguno|cada)$/u.test(lemmaOf(units[at]));
  if (!isKnown && !(isSome && !SOUGHT.has(lemmaOf(verb)))) return undefined;
  at += 1;
  while (isA(units[at], "adj", "num", "det") && isA(units[at + 1], "adj", "num", "det", "n"))
    at += 1;
  if (isA(units[at], "f") && ARTS.has(lemmaOf(units[at]))) return undefined;
  return PEOPLE.has(lemmaOf(units[at])) && isA(units[at], "n", "adj") ? at + 1 : undefined;
}

/** "La música", "la política", "la técnica", "la cura" are things, though the same words may be people. */
const ARTS = new Set("cura músico político técnico".split(" "));

/** "Todos", of nothing that follows. */
const isAll = (unit: Unit | undefined, next: Unit | undefined): boolean =>
  lemmaOf(unit) === "todo" && isA(unit, "pl") && isA(unit, "prn") && !isA(next, "det", "n");
