import { isA, isClitic, isFinite, lemmaOf, opensClause, type Unit } from "./units.ts";

/**
 * Gives a verb the number of the noun before it, which may be several in this language alone: "mes bagages ne sont pas
 * arrivés", "i soldi vengono".
 */
export function agreeInNumber(units: readonly Unit[]): Unit[] {
  const agreed = [...units];
  for (const [at, noun] of units.entries()) {
    if (!isA(noun, "n") || !isA(noun, "pl") || !isSubject(units, at)) continue;
    let verb = at + 1;
    while (isClitic(units[verb]) || isA(units[verb], "adv")) verb += 1;
    const done = units[verb];
    if (!done || !isFinite(done) || !done.word.includes("<p3><sg>")) continue;
    agreed[verb] = { ...done, word: done.word.replace("<p3><sg>", "<p3><pl>") };
    let next = verb + 1;
    while (isA(units[next], "adv", "preadv")) next += 1;
    const told = units[next];
    if (told && isBeing(done) && isA(told, "adj", "pp")) {
      agreed[next] = { ...told, word: told.word.replace("<sg>", "<pl>") };
    }
  }
  return agreed;
}

/** Whether only a determiner stands between a noun and the opening of its clause. */
const isSubject = (units: readonly Unit[], at: number): boolean =>
  isA(units[at - 1], "det") && (opensClause(units[at - 2]) || isA(units[at - 2], "cnjsub"));

const isBeing = (unit: Unit): boolean => isA(unit, "vbser") || BE.has(lemmaOf(unit));
const BE = new Set(["être", "essere"]);
