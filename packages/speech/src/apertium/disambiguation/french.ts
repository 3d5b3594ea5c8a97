import { hasTag, isOnly, opensClauseHere, surfaceOf } from "./cohort.ts";
import type { Rule } from "./disambiguate.ts";

/** "C'est important", "comme enseignant": what somebody is doing follows "en", a noun, or opens its clause. */
const doing: Rule = (cohorts, at) => {
  const before = cohorts[at - 1];
  return surfaceOf(before) === "en" || isOnly(before, "n", "np") || opensClauseHere(before)
    ? null
    : (reading) => !hasTag(reading, "ger");
};

export const FRENCH: readonly Rule[] = [doing];
