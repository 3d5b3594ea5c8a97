import { isQuestion } from "../readings/reading.ts";
import { isA, isClitic, lemmaOf, skipAdverbs, type Unit } from "../units.ts";

/**
 * Speaks to several people as Brazil does, whose "vocês" takes the verbs of "they". Catalan asks and tells with the same
 * form, "toqueu": without "vocês", it is a request.
 */
export function speakToVoces(units: readonly Unit[]): Unit[] {
  let asked = false;
  return units.map((unit, at) => {
    if (isA(unit, "sent")) asked = false;
    if (isVos(unit) && units[verbFrom(units, at)]?.word.includes(YOU))
      return { ...unit, word: unit.word.replace(VOS, YOURSELVES) };
    if (!unit.word.includes(YOU) || !VERB.test(unit.word)) return unit;
    const opens = opensRequest(units, at, asked) && !isQuestion(units, at);
    asked = isA(unit, "imp") || (opens && unit.word.includes(PRESENT));
    const told = asked ? unit.word.replace(PRESENT, "<prs><p2><pl>") : unit.word;
    return { ...unit, word: told.replace(VOS, YOURSELVES).replace(YOU, "<p3><pl>") };
  });
}

const YOU = "<p2><pl>";
const PRESENT = "<pri><p2><pl>";
const VERB = /^[^<]+<v(?:blex|bser|bhaver|bmod|aux)>/u;
/** "Vos" before a verb or behind it, and what it is there of oneself: "vos inquietais", "se inquietam". */
const VOS = /vos<prn><(pro|enc)><p2><mf><pl>/iu;
const YOURSELVES = "se<prn><$1><ref><p3><mf><sp>";

const isVos = (unit: Unit): boolean => lemmaOf(unit) === "vos" && isClitic(unit);

/** Returns the position of the verb that pronouns from `at` on lean on. */
function verbFrom(units: readonly Unit[], at: number): number {
  let verb = at;
  while (isClitic(units[verb])) verb += 1;
  return verb;
}

/** Verbs that ask for nothing in this form: "podem vir", "sabem que sim". */
const STATES = new Set(
  `acreditar achar conhecer crer dever estar haver necessitar pensar poder precisar querer saber ser ter viver`.split(
    " ",
  ),
);

/** Whether a verb may ask for something: at a clause's start, or behind "and" where the one before it does. */
function opensRequest(units: readonly Unit[], verb: number, asked: boolean): boolean {
  if (STATES.has(lemmaOf(units[verb]))) return false;
  let at = verb - 1;
  while (isClitic(units[at])) at -= 1;
  at = skipAdverbs(units, at, -1);
  const opening = units[at];
  return !opening || isA(opening, "sent", "cm") || (asked && isA(opening, "cnjcoo"));
}
