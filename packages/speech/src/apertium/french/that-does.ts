import { caseLike } from "../../capitals.ts";
import { isA, isFinite, lemmaOf, skipAdverbs, type Unit } from "../units.ts";
import { TIMES } from "./relatives.ts";
import { skipNe } from "./ne.ts";

/** What things do rather than people. */
const DONE_BY_THINGS = new Set([
  "dépendre",
  "fonctionner",
  "coûter",
  "valoir",
  "suffire",
  "signifier",
]);
/** What things do to people: "ça fait mal". */
const FELT = new Set("mal peur rire plaisir bruit différence sens".split(" "));

/** Says "ça dépend", "ça fait mal" for "il dépend", where the sentence names no one and no masculine thing before. */
export const thatDoes = (units: readonly Unit[]): Unit[] =>
  units.map((unit, at) => {
    if (lemmaOf(unit) !== "il" || !isA(unit, "tn") || !isA(unit, "m") || !isA(unit, "sg"))
      return unit;
    let verb = skipNe(units, at + 1);
    if (!isFinite(units[verb]) || !isOfThings(units, verb) || isNamed(units, at)) return unit;
    return { ...unit, word: `${caseLike(unit.word, "ça")}<prn><tn><nt>` };
  });

function isOfThings(units: readonly Unit[], finite: number): boolean {
  const participle = skipAdverbs(units, finite + 1);
  const isPast = lemmaOf(units[finite]) === "avoir" && isA(units[participle], "pp");
  const verb = isPast ? participle : finite;
  const done = lemmaOf(units[verb]);
  const next = skipAdverbs(units, verb + 1);
  if (DONE_BY_THINGS.has(done)) return !isA(units[next], "inf");
  if (done === "marcher") return isA(units[next], "sent", "cm", "cnjcoo");
  if (["prendre", "durer"].includes(done))
    return TIMES.has(lemmaOf(units[nounFrom(units, verb + 1)]));
  if (done !== "faire") return false;
  return units[verb]?.word.endsWith("# mal") || FELT.has(lemmaOf(units[nounFrom(units, verb + 1)]));
}

/** Returns the position of a verb's object: "fait vraiment mal", "fait toute la différence". */
function nounFrom(units: readonly Unit[], from: number): number {
  let at = skipAdverbs(units, from);
  while (isA(units[at], "det", "predet", "num") || lemmaOf(units[at]) === "de") at += 1;
  return at;
}

/** Whether somebody, or one masculine thing, was named before in the sentence. */
export function isNamed(units: readonly Unit[], at: number): boolean {
  for (let before = at - 1; before >= 0 && !isA(units[before], "sent"); before -= 1) {
    const unit = units[before];
    if (isA(unit, "np") || (isA(unit, "n") && isA(unit, "m", "mf") && isA(unit, "sg"))) return true;
    if (isA(unit, "tn") && isA(unit, "p3")) return true;
  }
  return false;
}
