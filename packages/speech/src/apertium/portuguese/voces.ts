import { isToOne } from "../to-one.ts";
import {
  inside,
  isA,
  isClitic,
  isQuestion,
  lemmaOf,
  opensSentence,
  skipAdverbs,
  skipClitics,
  type Unit,
  word,
} from "../units.ts";

/**
 * Speaks to several people as Brazil does, whose "vocês" takes the verbs of "they", and is said once in a sentence to
 * tell them apart, and to one person with "você". Catalan asks and tells with the same form, "toqueu": without "vocês", it is a request.
 */
export function speakToVoces(units: readonly Unit[]): Unit[] {
  const spoken: Unit[] = [];
  const number = isToOne(units) ? "<sg>" : "<pl>";
  let asked = false;
  let named = namesVoces(units, 0);
  for (const [at, unit] of units.entries()) {
    if (isA(unit, "sent")) [asked, named] = [false, namesVoces(units, at + 1)];
    if (isVos(unit) && units[skipClitics(units, at)]?.word.includes(YOU)) {
      spoken.push({ ...unit, word: unit.word.replace(VOS, YOURSELVES) });
    } else if (unit.word.includes(YOU) && VERB.test(unit.word)) {
      asked = isA(unit, "imp") || (opensRequest(units, at, asked) && !isQuestion(units, at));
      const told = asked ? unit.word.replace(PRESENT, "<prs><p2><pl>") : unit.word;
      spoken.push({ ...unit, word: told.replace(VOS, YOURSELVES).replace(YOU, `<p3>${number}`) });
      if (!asked && !named && !isBehindWhat(units, at)) {
        name(spoken, number);
        named = true;
      }
    } else spoken.push(unit);
  }
  return spoken;
}

/** Whether the sentence that begins at `from` says "vocês". */
function namesVoces(units: readonly Unit[], from: number): boolean {
  const end = units.findIndex((unit, at) => at >= from && isA(unit, "sent"));
  return units.slice(from, end === -1 ? undefined : end).some((unit) => lemmaOf(unit) === "você");
}

/** "Que fariam se ganhassem?": "que vocês" would begin what is said. */
const isBehindWhat = (units: readonly Unit[], at: number): boolean =>
  lemmaOf(units[at - 1]) === "que" && isQuestion(units, at);

/** Puts "vocês" before the last verb and what leans on it. */
function name(units: Unit[], number: string): void {
  let at = units.length - 1;
  while (isClitic(units[at - 1]) || lemmaOf(units[at - 1]) === "não") at -= 1;
  const first = units[at];
  if (!first) return;
  const starts = /^\p{Lu}/u.test(first.word);
  units.splice(
    at,
    1,
    { word: `${starts ? "V" : "v"}ocê<prn><tn><p3><mf>${number}`, blank: first.blank },
    word(inside(first.word)),
  );
}

const YOU = "<p2><pl>";
const PRESENT = "<pri><p2><pl>";
const VERB = /^[^<]+<v(?:blex|bser|bhaver|bmod|aux)>/u;
/** "Vos" before a verb or behind it, and what it is there of oneself: "vos inquietais", "se inquietam". */
const VOS = /vos<prn><(pro|enc)><p2><mf><pl>/iu;
const YOURSELVES = "se<prn><$1><ref><p3><mf><sp>";

const isVos = (unit: Unit): boolean => lemmaOf(unit) === "vos" && isClitic(unit);

/** Verbs that ask for nothing in this form: "podem vir", "sabem que sim". */
const STATES = new Set(
  `acreditar achar conhecer crer dever estar haver necessitar pensar poder precisar querer saber ser ter viver`.split(
    " ",
  ),
);

/** Whether a verb may ask for something: at a clause's start, or behind "and" where the one before it does. */
function opensRequest(units: readonly Unit[], verb: number, asked: boolean): boolean {
  const unit = units[verb];
  if (!isA(unit, "prs") && !(isA(unit, "pri") && !STATES.has(lemmaOf(unit)))) return false;
  const opening = units[skipAdverbs(units, skipClitics(units, verb - 1, -1), -1)];
  return opensSentence(opening) || isA(opening, "cm") || (asked && isA(opening, "cnjcoo"));
}
