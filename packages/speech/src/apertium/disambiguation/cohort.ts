import { lemmaOf, type Unit } from "../units.ts";

/**
 * A written word with all readings that its dictionary knows, before a tagger chooses one:
 * `como/como<rel><adv>/comer<vblex><pri><p1><sg>`.
 */
export type Cohort = Unit;

/** Returns a word's letters, small. */
export const surfaceOf = (cohort: Cohort | undefined): string =>
  (cohort?.word.split("/", 1)[0] ?? "").toLowerCase();

export const readingsOf = (cohort: Cohort | undefined): string[] =>
  cohort?.word.split("/").slice(1) ?? [];

/** Keeps the readings that pass; all if none does. */
export function keep(cohort: Cohort, passes: (reading: string) => boolean): Cohort {
  const kept = readingsOf(cohort).filter(passes);
  const [surface = ""] = cohort.word.split("/", 1);
  return kept.length === 0 ? cohort : { ...cohort, word: [surface, ...kept].join("/") };
}

/** Whether a word has a reading with one of the tags. */
export const mayBe = (cohort: Cohort | undefined, ...tags: readonly string[]): boolean =>
  readingsOf(cohort).some((reading) => hasTag(reading, ...tags));

/** Whether each of a word's readings has one of the tags. */
export const isOnly = (cohort: Cohort | undefined, ...tags: readonly string[]): boolean =>
  cohort !== undefined &&
  cohort.word !== "" &&
  readingsOf(cohort).every((reading) => hasTag(reading, ...tags));

export const hasTag = (reading: string, ...tags: readonly string[]): boolean =>
  tags.some((tag) => reading.includes(`<${tag}>`));

/** Whether a reading is a verb with a person: "come", not "comer". */
export const isFiniteReading = (reading: string): boolean =>
  /^[^<]*<vb\w*>/u.test(reading) && FINITE.test(reading);

const FINITE = /<(?:pri|pii|ifi|fti|cni|prs|pis|pmp|imp|fts)>/;

/** Returns a reading's form in the dictionary, in small letters. */
export const lemma = (reading: string): string => lemmaOf({ word: reading, blank: "" });

/** Whether a clause begins behind a word: a comma, "and", "that", the end of a sentence, or none. */
export const opensClauseHere = (cohort: Cohort | undefined): boolean =>
  cohort === undefined || isOnly(cohort, "cm", "sent", "cnjcoo", "cnjsub", "cnjadv");

export const opensSentenceHere = (cohort: Cohort | undefined): boolean =>
  cohort === undefined || isOnly(cohort, "sent");

/** Returns the first position before `at` whose word is no adverb and leans on no verb. */
export function beforeVerb(cohorts: readonly Cohort[], at: number): number {
  let before = at - 1;
  while (mayBe(cohorts[before], "pro") || isAdverb(cohorts[before])) before -= 1;
  return before;
}

/** "Já", also an interjection; not "quando". */
const isAdverb = (cohort: Cohort | undefined): boolean =>
  mayBe(cohort, "adv") && isOnly(cohort, "adv", "preadv", "ij") && !mayBe(cohort, "rel", "itg");

/** Returns the tags of a personal pronoun that stands as a subject: `<p1><sg>`. */
export function subjectAt(cohorts: readonly Cohort[], at: number): string | null {
  const pronoun = readingsOf(cohorts[at]).find((reading) => PERSONAL.test(reading));
  if (!pronoun || isOnly(cohorts[at - 1], "pr", "vblex")) return null;
  const [, person, number] = PERSONAL.exec(pronoun) ?? [];
  return `<p${person}><${number}>`;
}

const PERSONAL = /<prn><tn>(?:<[^>]*>)*<p([123])>(?:<[^>]*>)*<(sg|pl)>/;
