import { isA, lemmaOf, type Unit } from "../units.ts";

/** Verbs of moving and becoming, whose past Italian builds with "essere". */
const WITH_ESSERE = new Set(
  "andare venire arrivare partire tornare ritornare uscire entrare cadere nascere morire rimanere restare diventare succedere accadere".split(
    " ",
  ),
);

/** Says "siamo andati" for "abbiamo andato", and "sono andato" for "sono andata", which the pair says of any "I". */
export const auxiliaries = (units: readonly Unit[]): Unit[] =>
  units.map((unit, at) => {
    const isHaving = isA(unit, "vbhaver") && lemmaOf(unit) === "avere";
    if (isHaving) return isWithEssere(participleAfter(units, at)) ? asEssere(unit) : unit;
    const before = auxiliaryBefore(units, at);
    if (!before || !isA(unit, "pp")) return unit;
    if (lemmaOf(before) === "avere") return isWithEssere(unit) ? numberLike(unit, before) : unit;
    return lemmaOf(before) === "essere" && isA(before, "p1") ? masculine(unit) : unit;
  });

const isWithEssere = (unit: Unit | undefined): boolean =>
  isA(unit, "pp") && WITH_ESSERE.has(lemmaOf(unit));

function participleAfter(units: readonly Unit[], auxiliary: number): Unit | undefined {
  let at = auxiliary + 1;
  while (isA(units[at], "adv")) at += 1;
  return units[at];
}

function auxiliaryBefore(units: readonly Unit[], participle: number): Unit | undefined {
  let at = participle - 1;
  while (isA(units[at], "adv")) at -= 1;
  return isA(units[at], "vbhaver", "vbser") ? units[at] : undefined;
}

const asEssere = (unit: Unit): Unit => ({
  ...unit,
  word: `essere${unit.word.slice(unit.word.indexOf("<")).replace("<vbhaver>", "<vbser>")}`,
});

const masculine = (unit: Unit): Unit => ({ ...unit, word: unit.word.replace("<f>", "<m>") });

const numberLike = (participle: Unit, verb: Unit): Unit => ({
  ...participle,
  word: participle.word.replace(/<(?:sg|pl)>/, isA(verb, "pl") ? "<pl>" : "<sg>"),
});
