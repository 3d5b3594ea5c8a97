import {
  type Cohort,
  hasTag,
  isFiniteReading,
  isOnly,
  mayBe,
  readingsOf,
  surfaceOf,
} from "../cohort.ts";
import { of, type Rule } from "../disambiguate.ts";

/** "Ce que vous voulez" is what you want; "je vous parle", "pour vous aider" is to you. */
const weOrUs: Rule = (cohorts, at) => {
  const own = surfaceOf(cohorts[at]);
  const isNegated = NOT.has(surfaceOf(cohorts[at - 1]));
  if (isNegated || surfaceOf(cohorts[at - 1]) === own) return leaning;
  if (surfaceOf(cohorts[at + 1]) === own || surfaceOf(cohorts[at + 2]) === own) return standing;
  const verb = cohorts[skipLeaning(cohorts, at + 1)];
  if (isOnly(verb, "inf")) return leaning;
  const finite = readingsOf(verb).filter(isFiniteReading);
  if (finite.length === 0) return null;
  const person = own === "nous" ? "<p1><pl>" : "<p2><pl>";
  return finite.some((reading) => reading.includes(person)) ? standing : leaning;
};

const leaning = (reading: string): boolean => hasTag(reading, "pro");
const standing = (reading: string): boolean => hasTag(reading, "tn");

/** Returns the first position from `from` on that is neither "ne" nor a pronoun that leans on a verb. */
function skipLeaning(cohorts: readonly Cohort[], from: number): number {
  let at = from;
  while (mayBe(cohorts[at], "pro") || NOT.has(surfaceOf(cohorts[at]))) at += 1;
  return at;
}

const NOT = new Set(["ne", "n'"]);

/** "Qu'on se voie": behind what only a verb follows, or another pronoun, no noun stands. */
const noNounAfterPronoun: Rule = (cohorts, at) =>
  BEFORE_VERB.has(surfaceOf(cohorts[at - 1])) && readingsOf(cohorts[at]).some(isFiniteReading)
    ? (reading) => !hasTag(reading, "n", "adj", "det")
    : null;

const BEFORE_VERB = new Set("je j' tu ils on ne n' me m' te t' se s'".split(" "));

/** "Tu" is who does it, hardly what has been kept silent. */
const you: Rule = () => (reading) => hasTag(reading, "tn");

/** "Paniquez pas": behind "ne" nothing is a step. */
const not: Rule = (cohorts, at) =>
  cohorts.slice(Math.max(0, at - 5), at).some((cohort) => NOT.has(surfaceOf(cohort)))
    ? (reading) => hasTag(reading, "adv")
    : null;

/** "Cela" is this, hardly what was concealed. */
const thisOne: Rule = () => (reading) => hasTag(reading, "prn");

/** Drops readings of small words as names: "Mon" at a sentence's start. */
const noName: Rule = (cohorts, at) =>
  mayBe(cohorts[at], "det", "prn", "pr") ? (reading) => !hasTag(reading, "np") : null;

export const PRONOUNS: readonly Rule[] = [
  of("nous vous", weOrUs),
  noName,
  of("tu", you),
  of("pas", not),
  of("cela", thisOne),
  noNounAfterPronoun,
];
