import { caseLike } from "../../../capitals.ts";
import {
  inside,
  isA,
  isClitic,
  isFinite,
  lemmaOf,
  opensClause,
  type Unit,
  word,
} from "../../units.ts";

/**
 * Says who has to do it: "cal que vinguis" is "has de venir", as one says it in Spanish and Portuguese, too; what must
 * not happen "no deu" happen there.
 */
export function haveTo(units: readonly Unit[]): Unit[] {
  const told: Unit[] = [];
  for (let at = 0; at < units.length; at += 1) {
    const unit = units[at];
    if (!unit) break;
    const found = isNeed(unit) ? obligationAt(units, at) : undefined;
    if (!found) {
      told.push(unit);
      continue;
    }
    const isRefused = lemmaOf(told.at(-1)) === "no";
    const not = isRefused ? told.splice(-1, 1) : [];
    const opening = not[0] ?? unit;
    const [first = opening, ...rest] = [
      ...found.subject,
      ...not,
      ...found.leaning,
      ...must(unit, found.verb, isRefused),
    ].map((each) => ({ ...each, word: inside(each.word), blank: each.blank || " " }));
    told.push({ word: caseLike(opening.word, first.word), blank: opening.blank }, ...rest);
    at = found.end;
  }
  return told;
}

const isNeed = (unit: Unit): boolean => lemmaOf(unit) === "caldre" && /<p3><sg>/u.test(unit.word);

interface Obligation {
  readonly subject: readonly Unit[];
  readonly leaning: readonly Unit[];
  readonly verb: Unit;
  readonly end: number;
}

/** Reads "que", who does it, and a verb in the subjunctive; undefined if something else follows. */
function obligationAt(units: readonly Unit[], need: number): Obligation | undefined {
  let that = need + 1;
  while (isA(units[that], "adv")) that += 1;
  if (lemmaOf(units[that]) !== "que" || !isA(units[that], "cnjsub")) return undefined;
  let at = that + 1;
  while (units[at] && !isFinite(units[at]) && !isA(units[at], "vaux") && !opensClause(units[at]))
    at += 1;
  const verb = units[at];
  if (!verb || !isA(verb, "prs", "pis") || at > that + 7) return undefined;
  const between = units.slice(that + 1, at);
  if (between.some((each) => lemmaOf(each) === "no" || isA(each, "rel", "cnjsub")))
    return undefined;
  const leaning = between.filter(isClitic);
  const subject = [...units.slice(need + 1, that), ...between.filter((each) => !isClitic(each))];
  return { subject, leaning, verb, end: at };
}

function must(need: Unit, verb: Unit, isRefused: boolean): Unit[] {
  const tense = /<(?:pri|pii|ifi|fti|cni|prs|pis)>/u.exec(need.word)?.[0] ?? "<pri>";
  const person = /<p[123]><(?:sg|pl)>/u.exec(verb.word)?.[0] ?? "<p3><sg>";
  const infinitive = verb.word.replace(/<(?:prs|pis)><p[123]><(?:sg|pl)>/u, "<inf>");
  const modal = isRefused ? `deure<vblex>${tense}${person}` : `haver<vbmod>${tense}${person}# de`;
  return [word(modal), word(infinitive)];
}
