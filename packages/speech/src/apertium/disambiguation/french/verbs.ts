import {
  type Cohort,
  hasTag,
  isFiniteReading,
  isOnly,
  lemma,
  mayBe,
  opensSentenceHere,
  readingsOf,
  surfaceOf,
} from "../cohort.ts";
import { isQuestion } from "../../units.ts";
import type { Rule } from "../disambiguate.ts";

/** "Il s'agit", "elle dit": where the simple past looks like the present, speech means the present. */
const spokenTense: Rule = (cohorts, at) =>
  mayBe(cohorts[at], "ifi") && mayBe(cohorts[at], "pri")
    ? (reading) => !hasTag(reading, "ifi")
    : null;

/** "Avoir bien compris", "je l'ai déjà dit": behind "avoir" and adverbs something has been done. */
const doneAfterAdverbs: Rule = (cohorts, at) => {
  if (!mayBe(cohorts[at], "pp")) return null;
  let before = at - 1;
  while (isAdverb(cohorts[before])) before -= 1;
  return before < at - 1 && mayBe(cohorts[before], "vbhaver", "vbser")
    ? (reading) => hasTag(reading, "pp")
    : null;
};

const isAdverb = (cohort: Cohort | undefined): boolean =>
  isOnly(cohort, "adv", "preadv") || ADVERBS.has(surfaceOf(cohort));
const ADVERBS = new Set("pas plus bien mal tout beaucoup peu".split(" "));

/** "Levez-vous et marchez", "n'oubliez pas": without who does it, this form asks for something. */
const request: Rule = (cohorts, at) => {
  const cohort = cohorts[at];
  if (!mayBe(cohort, "imp") || !mayBe(cohort, "pri")) return null;
  if (surfaceOf(cohorts[at + 1]).startsWith("-")) return null;
  if (surfaceOf(cohort).endsWith("-vous")) {
    if (!mayBe(cohort, "vblex") || mayBe(cohort, "vbmod")) return null;
    const isAsked = isQuestion(cohorts, at);
    return (reading) => hasTag(reading, "imp") !== isAsked;
  }
  let before = at - 1;
  while (!isOne(cohorts[before]) && leansOnVerb(cohorts[before])) before -= 1;
  if (isOne(cohorts[before])) return null;
  // "Ne le dis pas" to one person is a wish: the pair has a form for it.
  if (!isSeveral(cohort) && cohorts.slice(before + 1, at).some((each) => NOT.has(surfaceOf(each))))
    return null;
  return opensRequest(cohorts, before)
    ? (reading) =>
        hasTag(reading, "imp") ||
        !(isFiniteReading(reading) || (isSeveral(cohort) && hasTag(reading, "pp")))
    : null;
};

/** "Faites" and "marchez", of which the first is also what was done. */
const isSeveral = (cohort: Cohort | undefined): boolean =>
  readingsOf(cohort).some((reading) => reading.includes("<imp><p2><pl>"));
const leansOnVerb = (cohort: Cohort | undefined): boolean =>
  mayBe(cohort, "pro") || NOT.has(surfaceOf(cohort));
const isOne = (cohort: Cohort | undefined): boolean => /^(?:l')?on$/u.test(surfaceOf(cohort));
const NOT = new Set(["ne", "n'"]);

/** Whether a clause begins behind a word that may ask for something: behind "and" where the one before it does. */
function opensRequest(cohorts: readonly Cohort[], at: number): boolean {
  const opening = cohorts[at];
  if (opensSentenceHere(opening)) return true;
  if (THEN.has(surfaceOf(opening))) return opensRequest(cohorts, at - 1);
  if (isOnly(opening, "cm")) return true;
  return isOnly(opening, "cnjcoo") && asks(cohorts, at);
}
const THEN = new Set(
  "alors ensuite puis donc après bon voilà maintenant d'abord surtout".split(" "),
);

const startOf = (cohorts: readonly Cohort[], before: number): number =>
  cohorts.slice(0, before).findLastIndex((cohort) => isOnly(cohort, "sent")) + 1;

/** Whether the last verb before a position asks for something. */
function asks(cohorts: readonly Cohort[], before: number): boolean {
  const told = cohorts
    .slice(startOf(cohorts, before), before)
    .findLast((cohort) => readingsOf(cohort).some(isFiniteReading));
  return told !== undefined && mayBe(told, "imp") && isOnly(told, "imp", "n", "adj");
}

/** "Il faut que je change", "pour que tu manges": what ought to be, or might. */
const wished: Rule = (cohorts, at) => {
  const readings = readingsOf(cohorts[at]);
  const isOpen = mayBe(cohorts[at], "pri", "pii");
  if (!isOpen || !readings.some((reading) => hasTag(reading, "prs"))) return null;
  const that = thatBefore(cohorts, at);
  if (that < 0) return (reading) => !hasTag(reading, "prs");
  return wishes(cohorts, that)
    ? (reading) => hasTag(reading, "prs") || !isFiniteReading(reading)
    : null;
};

/** Returns the position of the "que" that opens a verb's clause; -1 if there is none. */
function thatBefore(cohorts: readonly Cohort[], verb: number): number {
  for (let at = verb - 1; at >= 0 && at > verb - 7; at -= 1) {
    const cohort = cohorts[at];
    if (/(?:^| )qu(?:e|')$/u.test(surfaceOf(cohort).trim())) return at;
    if (isOnly(cohort, "sent", "cm", "cnjcoo", "vblex", "vbser", "vbmod", "vbhaver")) return -1;
  }
  return -1;
}

/** Whether a wish, a need or a feeling stands before "que", or it is "pour que" and the like. */
function wishes(cohorts: readonly Cohort[], that: number): boolean {
  if (WITH_WISH.test(surfaceOf(cohorts[that]))) return true;
  let at = that - 1;
  while (surfaceOf(cohorts[at]) !== "mieux" && (isAdverb(cohorts[at]) || isOnly(cohorts[at], "tn")))
    at -= 1;
  const before = cohorts[at];
  if (surfaceOf(before) === "sans") return true;
  return readingsOf(before).some(
    (reading) => WISHES.has(lemma(reading)) || lemma(reading).endsWith(" dommage"),
  );
}

const WITH_WISH =
  /^(?:pour|avant|bien|afin|jusqu'à ce|quoi|à moins|pourvu|à condition) ?qu(?:e|')/u;
const WISHES = new Set(
  `falloir vouloir aimer préférer souhaiter attendre craindre douter regretter suggérer exiger proposer
  content heureux triste désolé ravi surpris important nécessaire possible impossible normal dommage bizarre
  étonnant essentiel indispensable utile temps peur envie besoin mieux imaginer supposer`.split(
    /\s+/u,
  ),
);

/** "Oublie cela", "regarde la mer": at a sentence's start a noun has its article. */
const tellsOne: Rule = (cohorts, at) => {
  const next = cohorts[at + 1];
  const isTold =
    mayBe(next, "prn", "det", "predet") || isOnly(next, "adv") || ADVERBS.has(surfaceOf(next));
  return opensSentenceHere(cohorts[at - 1]) &&
    mayBe(cohorts[at], "imp") &&
    mayBe(cohorts[at], "n", "adj") &&
    isTold
    ? (reading) => !hasTag(reading, "n", "adj", "adv")
    : null;
};

/** "J'ai une entrevue": before an article one has it, and has not done it. */
const having: Rule = (cohorts, at) => {
  const next = cohorts[at + 1];
  return mayBe(cohorts[at], "vbhaver") &&
    mayBe(next, "det") &&
    !mayBe(next, "pp", "preadv", "predet")
    ? (reading) => !hasTag(reading, "vbhaver")
    : null;
};

export const VERBS: readonly Rule[] = [
  tellsOne,
  having,
  spokenTense,
  doneAfterAdverbs,
  request,
  wished,
];
