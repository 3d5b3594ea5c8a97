import {
  type Cohort,
  isFiniteReading,
  mayBe,
  opensClauseHere,
  readingsOf,
  surfaceOf,
} from "../cohort.ts";

/** Adds the "ne" that speech leaves out: "je sais pas", "c'est jamais facile". Without it the pair also drops "pas". */
export function addNe(cohorts: readonly Cohort[]): Cohort[] {
  const added = [...cohorts];
  for (let at = cohorts.length - 1; at > 0; at -= 1) {
    if (!NEVER.has(surfaceOf(cohorts[at]))) continue;
    let verb = at - 1;
    while (SURELY.has(surfaceOf(cohorts[verb])) || surfaceOf(cohorts[verb]).startsWith("-"))
      verb -= 1;
    const opening = readingsOf(cohorts[verb]).some(isFiniteReading) ? firstOf(cohorts, verb) : -1;
    const first = cohorts[opening];
    if (!first || isNegated(cohorts, opening, at) || !hasSubject(cohorts, opening)) continue;
    added.splice(opening, 0, { word: "ne/ne<adv>", blank: first.blank });
    added[opening + 1] = { ...first, blank: " " };
  }
  return added;
}

const NEVER = new Set(["pas", "jamais", "rien"]);
const SURELY = new Set("vraiment même toujours encore plus surtout du".split(" "));
const NOT = new Set(["ne", "n'"]);

/** Returns the position of a verb's first pronoun, or of the verb if it has none. */
function firstOf(cohorts: readonly Cohort[], verb: number): number {
  let at = verb;
  while (mayBe(cohorts[at - 1], "pro") && !isSubject(cohorts[at - 1])) at -= 1;
  return at;
}

const isNegated = (cohorts: readonly Cohort[], first: number, to: number): boolean =>
  cohorts.slice(Math.max(0, first - 1), to).some((cohort) => NOT.has(surfaceOf(cohort)));

const SUBJECTS = new Set("je j' tu t' il elle on nous vous ils elles ça c' ce cela qui".split(" "));
const isSubject = (cohort: Cohort | undefined): boolean => /^(?:l')?on$/u.test(surfaceOf(cohort));
const hasSubject = (cohorts: readonly Cohort[], first: number): boolean => {
  const before = cohorts[first - 1];
  return (
    SUBJECTS.has(surfaceOf(before)) ||
    isSubject(before) ||
    mayBe(before, "n", "np") ||
    opensClauseHere(before)
  );
};
