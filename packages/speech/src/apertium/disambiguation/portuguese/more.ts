import { type Cohort, mayBe, readingsOf, surfaceOf } from "../cohort.ts";

/**
 * Divides "a mais" where it is not the adverb of the dictionaries, "dez euros a mais": the article of a superlative, "esta é
 * a mais difícil", or a preposition, "leva a mais problemas".
 */
export const divideMore = (cohorts: readonly Cohort[]): readonly Cohort[] =>
  cohorts.flatMap((cohort, at) => {
    const [surface = "", lemma = ""] = cohort.word.split(/[/<]/u);
    if (lemma.toLowerCase() !== "a mais") return [cohort];
    const reading = isCompared(cohorts, at + 1)
      ? `${lemma.startsWith("A") ? "O" : "o"}<det><def><f><sg>`
      : isCounted(cohorts, at + 1) && "a<pr>";
    if (!reading) return [cohort];
    return [
      { ...cohort, word: `${surface.slice(0, 1)}/${reading}` },
      { word: "mais/mais<adv>", blank: " " },
    ];
  });

/** Whether something feminine is described: "difícil", "bem paga", also by a word that is not known. */
const isCompared = (cohorts: readonly Cohort[], at: number): boolean =>
  DEGREES.has(surfaceOf(cohorts[at]))
    ? isCompared(cohorts, at + 1)
    : !mayBe(cohorts[at], "det", "predet") &&
      readingsOf(cohorts[at]).some((reading) => FEMININE.test(reading));

const DEGREES = new Set(["bem", "mal"]);
const FEMININE = /^\*\p{Ll}|<(?:adj|pp)><m?f><sg>/u;

/** Whether there is more of something: "a mais pessoas", "a mais de cem metros". */
const isCounted = (cohorts: readonly Cohort[], at: number): boolean =>
  mayBe(cohorts[at], "n") || (surfaceOf(cohorts[at]) === "de" && mayBe(cohorts[at + 1], "num"));
