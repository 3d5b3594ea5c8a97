import {
  inside,
  isA,
  isClitic,
  lemmaOf,
  opensClause,
  skipAdverbs,
  type Unit,
  word,
} from "../units.ts";

const I = "jo<prn><tn><p1><mf><sg>";

/**
 * Says "I" before a verb whose form is also "he" or "she" in Catalan, as French always does: the pairs from Catalan
 * take "volia" for "he wanted".
 */
export function nameFirstPerson(units: readonly Unit[]): Unit[] {
  const named: Unit[] = [];
  for (const unit of units) {
    named.push(unit);
    if (!isA(unit, "pii", "cni", "pis") || !isA(unit, "p1") || !isA(unit, "sg")) continue;
    let at = named.length - 1;
    while (isClitic(named[at - 1]) || lemmaOf(named[at - 1]) === "no") at -= 1;
    const first = named[at];
    if (!first || isA(named[skipAdverbs(named, at - 1, -1)], "tn")) continue;
    named.splice(at, 1, { word: I, blank: first.blank }, word(inside(first.word)));
  }
  return named;
}

/**
 * Lets who did something go on in a clause without a subject: in Spanish "empecé cuando tenía ocho años" both verbs may
 * mean me, and the pair takes the one whose form is also "he" for his. For `nameFirstPerson` to go on with.
 */
export function continueFirstPerson(units: readonly Unit[]): readonly Unit[] {
  const isOpen = (unit: Unit, at: number): boolean =>
    isA(unit, "pii", "cni") && isA(unit, "p3") && isA(unit, "sg") && isSubjectless(units, at);
  const told = units.filter((unit, at) => HAS_PERSON.test(unit.word) && !isOpen(unit, at));
  if (told.length === 0 || !told.every(({ word: verb }) => verb.includes("<p1><sg>"))) return units;
  return units.map((unit, at) =>
    isOpen(unit, at) ? { ...unit, word: unit.word.replace("<p3>", "<p1>") } : unit,
  );
}

const HAS_PERSON = /<v\w+>.*<p\d>/u;

/** Whether only adverbs and pronouns that lean on a verb stand between it and its clause's opening. */
function isSubjectless(units: readonly Unit[], verb: number): boolean {
  let at = verb - 1;
  while (isClitic(units[at]) || (isA(units[at], "adv") && !isA(units[at], "rel"))) at -= 1;
  // "Pensé que era tarde": it was.
  if (isA(units[at], "cnjsub")) return lemmaOf(units[verb]) !== "ser";
  return opensClause(units[at]) || isA(units[at], "rel", "cnjadv");
}
