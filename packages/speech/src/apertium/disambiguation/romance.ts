import {
  beforeVerb,
  type Cohort,
  hasTag,
  isFiniteReading,
  isOnly,
  mayBe,
  opensClauseHere,
  readingsOf,
  surfaceOf,
  subjectAt,
} from "./cohort.ts";
import type { Rule } from "./disambiguate.ts";

/** "Este trabalho", "o nosso conto": no verb with a person follows a determiner or a preposition. */
const noVerbAfterDeterminer: Rule = (cohorts, at) =>
  isOnly(cohorts[at - 1], "det", "pr") ? (reading) => !isFiniteReading(reading) : null;

/** "Uma longa caminhada": a noun or an adjective behind a determiner has its gender and number. */
const agreesWithDeterminer: Rule = (cohorts, at) => {
  const before = cohorts[at - 1];
  if (!isDeterminer(before)) return null;
  return (reading) =>
    !hasTag(reading, "n", "adj", "pp") ||
    readingsOf(before).some((determiner) => agree(determiner, reading));
};

/** "Um segundo": what stands between a determiner and no further noun is the noun. */
const nounAfterDeterminer: Rule = (cohorts, at) => {
  const next = cohorts[at + 1];
  const isLast = !mayBe(next, "n", "adj", "pp") && !isUnknown(next);
  return isLast && isDeterminer(cohorts[at - 1]) && !mayBe(cohorts[at], "num")
    ? (reading) => hasTag(reading, "n")
    : null;
};

const isUnknown = (cohort: Cohort | undefined): boolean => cohort?.word.includes("/*") ?? false;

/** "Um" is a number and a pronoun as well, "meu" an adjective. */
const isDeterminer = (cohort: Cohort | undefined): boolean =>
  mayBe(cohort, "det") && isOnly(cohort, "det", "num", "tn", "pos");

/** "Um novo colega": a determiner, no number. */
const oneOf: Rule = (cohorts, at) =>
  isDeterminer(cohorts[at]) &&
  mayBe(cohorts[at + 1], "n", "adj", "pp") &&
  !mayBe(cohorts[at + 1], "pr")
    ? (reading) => hasTag(reading, "det")
    : null;

const OPPOSITE: readonly (readonly [string, string])[] = [
  ["m", "f"],
  ["f", "m"],
  ["sg", "pl"],
  ["pl", "sg"],
];

/** A determiner that is written with a preposition has its tags at the end. */
const agree = (determiner: string, reading: string): boolean =>
  !OPPOSITE.some(([one, other]) => hasTag(determiner, one) && hasTag(reading, other));

/** "Eu pago", "você não vê": a verb behind its subject has its person. */
const agreesWithSubject: Rule = (cohorts, at) => {
  const subject = subjectAt(cohorts, beforeVerb(cohorts, at));
  if (!subject) return null;
  return (reading) => isFiniteReading(reading) && reading.includes(subject);
};

/** "Menos comida", "tinha visto": a noun behind a determiner or a quantity, a participle behind its auxiliary. */
const nounOrParticiple: Rule = (cohorts, at) => {
  const before = cohorts[at - 1];
  if (!mayBe(cohorts[at], "pp")) return null;
  if (isOnly(before, "vbser")) return (reading) => !isFiniteReading(reading);
  if (isOnly(before, "vbhaver", "vaux") || HAVE.has(surfaceOf(before))) {
    return (reading) => hasTag(reading, "pp");
  }
  return mayBe(cohorts[at], "n") &&
    (isDeterminer(before) || isOnly(before, "det") || MUCH.has(surfaceOf(before)))
    ? (reading) => !hasTag(reading, "pp")
    : null;
};

const HAVE = new Set([
  "ter",
  "tenho",
  "tem",
  "temos",
  "têm",
  "tinha",
  "tínhamos",
  "tinham",
  "teria",
]);
const MUCH = new Set(["mais", "menos"]);

/** "Canto superior direito": an adjective follows its noun. */
const adjectiveAfterNoun: Rule = (cohorts, at) => {
  const before = isOnly(cohorts[at - 1], "adj") ? at - 2 : at - 1;
  return isOnly(cohorts[before], "n") && mayBe(cohorts[at], "adj")
    ? (reading) => !hasTag(reading, "n")
    : null;
};

/** "Fala quatro línguas", "…, telefone.": a sentence does not begin with a noun alone, nor is a clause one. */
const opensWithVerb: Rule = (cohorts, at) => {
  const next = cohorts[at + 1];
  if (!readingsOf(cohorts[at]).some(isFiniteReading)) return null;
  const isLast = isOnly(next, "sent", "cm");
  const isBare =
    isLast &&
    (isOnly(cohorts[at - 1], "cm") || (isOnly(cohorts[at - 1], "cnjcoo") && asks(cohorts, at)));
  const begins = opensClauseHere(cohorts[at - 1]) && mayBe(next, "det", "num", "pro");
  return isBare || begins ? (reading) => isFiniteReading(reading) || !hasTag(reading, "sg") : null;
};

/** Whether something was asked for in the same sentence. */
function asks(cohorts: readonly Cohort[], before: number): boolean {
  const start = cohorts.slice(0, before).findLastIndex((cohort) => isOnly(cohort, "sent")) + 1;
  return cohorts.slice(start, before).some((cohort) => isOnly(cohort, "imp", "prs"));
}

/** "Pouvez-vous parler": behind a verb that asks for an infinitive no noun follows without its article. */
const infinitiveAfterModal: Rule = (cohorts, at) => {
  const before = beforeVerb(cohorts, at);
  const modal = cohorts[isOnly(cohorts[before], "tn") ? before - 1 : before];
  return isOnly(modal, "vbmod") && mayBe(cohorts[at], "inf")
    ? (reading) => hasTag(reading, "inf")
    : null;
};

/** "Muito dinheiro" is much, "muito grande" very. */
export const much: Rule = (cohorts, at) => {
  const next = cohorts[at + 1];
  if (isOnly(next, "n")) return (reading) => hasTag(reading, "adj", "det");
  return mayBe(next, "adj", "adv", "preadv") && !mayBe(next, "pr")
    ? (reading) => hasTag(reading, "preadv", "adv")
    : null;
};

/** "O outro lado": of two determiners the second is an adjective. */
const oneDeterminer: Rule = (cohorts, at) =>
  isOnly(cohorts[at - 1], "def", "dem", "pos") && mayBe(cohorts[at], "ind")
    ? (reading) => !hasTag(reading, "det")
    : null;

export const ROMANCE: readonly Rule[] = [
  oneDeterminer,
  oneOf,
  opensWithVerb,
  infinitiveAfterModal,
  noVerbAfterDeterminer,
  agreesWithDeterminer,
  nounAfterDeterminer,
  agreesWithSubject,
  nounOrParticiple,
  adjectiveAfterNoun,
];
