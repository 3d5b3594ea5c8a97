import { isOnly, mayBe, surfaceOf, type Cohort } from "../disambiguation/cohort.ts";

/**
 * Reads "l'única cosa que" as a thing, which the dictionary has as one word for "which": "la seule chose que".
 * @param cohorts Catalan words
 */
export const readThing = (cohorts: readonly Cohort[]): Cohort[] =>
  cohorts.flatMap((cohort, at) => {
    const before = cohorts[at - 1];
    const isThing = surfaceOf(cohort) === "cosa que" && mayBe(before, "adj", "det", "num");
    if (!isThing || isOnly(before, "cm")) return [cohort];
    return [{ ...cohort, word: "cosa/cosa<n><f><sg>" }, THAT];
  });

const THAT: Cohort = { word: "que/que<rel><an><mf><sp>", blank: " " };
