import { type Cohort, keep, readingsOf, surfaceOf } from "./cohort.ts";

/**
 * Tells which readings of a word may be meant where it stands; null if any may. Words before it have been read
 * already, those after it not.
 */
export type Rule = (
  cohorts: readonly Cohort[],
  at: number,
) => ((reading: string) => boolean) | null;

/**
 * Drops readings that cannot be meant, so that the tagger, which sees two words at a time, does not choose them.
 * A rule that would drop all readings of a word drops none.
 */
export function disambiguate(cohorts: readonly Cohort[], rules: readonly Rule[]): Cohort[] {
  const read = [...cohorts];
  for (let at = 0; at < read.length; at += 1) {
    for (const rule of rules) {
      const cohort = read[at];
      if (!cohort || readingsOf(cohort).length < 2) break;
      const passes = rule(read, at);
      if (passes) read[at] = keep(cohort, passes);
    }
  }
  return read;
}

/** Applies a rule to some words only. */
export const of = (words: string, rule: Rule): Rule => {
  const forms = new Set(words.split(" "));
  return (cohorts, at) => (forms.has(surfaceOf(cohorts[at])) ? rule(cohorts, at) : null);
};
