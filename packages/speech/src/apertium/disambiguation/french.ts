import { hasTag, isOnly, mayBe, opensClauseHere, surfaceOf } from "./cohort.ts";
import { of, type Rule } from "./disambiguate.ts";
import { PRONOUNS } from "./french/pronouns.ts";
import { VERBS } from "./french/verbs.ts";

/** "C'est important", "comme enseignant": what somebody is doing follows "en", a noun, or opens its clause. */
const doing: Rule = (cohorts, at) => {
  const before = cohorts[at - 1];
  return surfaceOf(before) === "en" || isOnly(before, "n", "np") || opensClauseHere(before)
    ? null
    : (reading) => !hasTag(reading, "ger");
};

/** "En cercle" is in, "j'en parle" of it. */
const inOrOfIt: Rule = (cohorts, at) => {
  const next = cohorts[at + 1];
  const isAfterThing = isOnly(cohorts[at - 1], "n", "adj", "pp") && mayBe(next, "n");
  return isAfterThing || isOnly(next, "n", "np", "num", "ger")
    ? (reading) => hasTag(reading, "pr")
    : null;
};

export const FRENCH: readonly Rule[] = [...PRONOUNS, ...VERBS, doing, of("en", inOrOfIt)];
