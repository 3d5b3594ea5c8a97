import { isA, isClitic, isFinite, lemmaOf, skipAdverbs, type Unit, word } from "../units.ts";
import { skipNe } from "./ne.ts";

const ASKING = new Set(
  "demander dire permettre ordonner conseiller recommander crier rappeler proposer suggérer écrire".split(
    " ",
  ),
);

/**
 * Says "demander à tous de rester" for "demander à tous pour qu'ils restent" and "pour rester", word by word from
 * Portuguese "para".
 */
export function askTo(units: readonly Unit[]): Unit[] {
  const asked: Unit[] = [];
  for (let at = 0; at < units.length; at += 1) {
    const unit = units[at];
    if (!unit) break;
    if (!isFor(unit) || !isAskedOf(units, at)) {
      asked.push(unit);
      continue;
    }
    const first = isA(units[at + 1], "tn") ? at + 2 : at + 1;
    const verb = skipNe(units, first);
    const done = units[verb];
    const does = lemmaOf(unit) === "pour" ? isA(done, "inf") : isFinite(done) && isA(done, "prs");
    if (!done || !does) {
      asked.push(unit);
      continue;
    }
    const isNegated = lemmaOf(units[first]) === "ne";
    const own = units.slice(isNegated ? first + 1 : first, verb);
    const not = isNegated ? [word("ne<adv>"), word("pas<adv>")] : [];
    const infinitive = word(done.word.replace(/<(?:prs|inf)>.*$/u, "<inf>"));
    asked.push({ word: "de<pr>", blank: unit.blank }, ...not, ...own, infinitive);
    at = isNegated && lemmaOf(units[verb + 1]) === "pas" ? verb + 1 : verb;
  }
  return asked;
}

const isFor = (unit: Unit): boolean =>
  (lemmaOf(unit) === "pour que" && isA(unit, "cnjadv")) ||
  (lemmaOf(unit) === "pour" && isA(unit, "pr"));

/** Whether somebody was asked just before: "demandé à ma mère", "lui a dit". */
function isAskedOf(units: readonly Unit[], at: number): boolean {
  let verb = at - 1;
  while (isA(units[verb], "n", "np", "adj", "det", "tn")) verb -= 1;
  const isTo = verb < at - 1 && lemmaOf(units[verb]) === "à";
  if (isTo) return isAsking(units[skipAdverbs(units, verb - 1, -1)]);
  if (verb < at - 1 || !isAsking(units[verb])) return false;
  let before = verb - 1;
  while (isA(units[before], "vbhaver", "adv")) before -= 1;
  return DATIVES.has(lemmaOf(units[before])) && isClitic(units[before]);
}

const isAsking = (unit: Unit | undefined): boolean =>
  isA(unit, "vblex") && ASKING.has(lemmaOf(unit));
const DATIVES = new Set(["lui", "leur", "me", "te", "nous", "vous"]);
