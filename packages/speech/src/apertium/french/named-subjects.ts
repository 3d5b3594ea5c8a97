import { caseLike } from "../../capitals.ts";
import {
  inside,
  isA,
  isClitic,
  lemmaOf,
  opensClause,
  skipAdverbs,
  type Unit,
  withLemma,
  word,
} from "../units.ts";
import { startOfVerb } from "./ne.ts";

/**
 * Says "I", "you" and "we" with each verb, as French has to: "un jour j'ai vu", "quel plat tu recommandes". What may be a
 * request, as "fermez" at the start of a clause, is left.
 */
export function nameSubjects(units: readonly Unit[]): Unit[] {
  const named: Unit[] = [];
  for (const unit of units) {
    named.push(unit);
    const subject = subjectOf(unit);
    if (!subject) continue;
    const at = startOfVerb(named, named.length - 1);
    const [first, before] = [named[at], named[at - 1]];
    const mayBeRequest =
      isA(unit, "p2") && isA(unit, "pl") && isA(unit, "pri") && opensClause(before);
    if (!first || mayBeRequest || isA(named[skipAdverbs(named, at - 1, -1)], "tn")) continue;
    if (isA(before, "rel") && lemmaOf(before) === "qui") {
      if (isA(named[at - 2], "tn")) continue; // "moi qui ai vu"
      named.splice(at - 1, 1, withLemma(before as Unit, "que"));
    }
    const pronoun = caseLike(first.word, subject);
    named.splice(at, 1, { word: pronoun, blank: first.blank }, word(inside(first.word)));
  }
  return named;
}

function subjectOf(unit: Unit): string | undefined {
  if (!isA(unit, "pri", "pii", "ifi", "fti", "cni")) return undefined;
  return SUBJECTS[/<p[12]><(?:sg|pl)>/u.exec(unit.word)?.[0] ?? ""];
}

const SUBJECTS: Readonly<Record<string, string>> = {
  "<p1><sg>": "je<prn><tn><p1><mf><sg>",
  "<p2><sg>": "tu<prn><tn><p2><mf><sg>",
  "<p1><pl>": "nous<prn><tn><p1><mf><pl>",
  "<p2><pl>": "vous<prn><tn><p2><mf><pl>",
};

/** Puts pronouns before the verb that they belong to: Spanish "te puedo ayudar" is "je peux t'aider". */
export function lowerPronouns(units: readonly Unit[]): Unit[] {
  const lowered = [...units];
  for (const [at, unit] of units.entries()) {
    if (!MODALS.has(lemmaOf(unit)) || isA(unit, "inf") || !isClitic(units[at - 1])) continue;
    let first = at - 1;
    while (isClitic(units[first - 1])) first -= 1;
    const verb = skipAdverbs(units, at + 1);
    const [opening, infinitive] = [units[first], units[verb]];
    if (!opening || !isA(infinitive, "inf")) continue;
    const own = units.slice(first, at).map(({ word: form }) => word(inside(form)));
    const modal = caseLike(opening.word, unit.word);
    const between = units.slice(at + 1, verb);
    lowered.splice(first, verb - first, { word: modal, blank: opening.blank }, ...between, ...own);
  }
  return lowered;
}

const MODALS = new Set(["pouvoir", "devoir", "vouloir", "savoir"]);
