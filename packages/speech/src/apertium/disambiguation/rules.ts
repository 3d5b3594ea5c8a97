import { hasTag, mayBe, subjectAt } from "./cohort.ts";
import type { Rule } from "./disambiguate.ts";
import { FRENCH } from "./french.ts";
import { ITALIAN } from "./italian.ts";
import { HOMOGRAPHS } from "./portuguese/homographs.ts";
import { SMALL_WORDS } from "./portuguese/small-words.ts";
import { VERBS_BEHIND } from "./portuguese/verbs-behind.ts";
import { VERBS } from "./portuguese/verbs.ts";
import { ROMANCE } from "./romance.ts";
import { SPANISH } from "./spanish.ts";

const PORTUGUESE: readonly Rule[] = [...SMALL_WORDS, ...VERBS_BEHIND, ...HOMOGRAPHS, ...VERBS];

/** "Vostè estima", "ella canta": what follows a subject is its verb, if it may be one. */
const verbBehindSubject: Rule = (cohorts, at) =>
  subjectAt(cohorts, at - 1) && mayBe(cohorts[at], "pri", "pii", "prs")
    ? (reading) => !hasTag(reading, "n")
    : null;

/** By what modes call their source. */
const RULES: Readonly<Record<string, readonly Rule[]>> = {
  cat: [verbBehindSubject],
  es: [...SPANISH, ...ROMANCE],
  fra: [...FRENCH, ...ROMANCE],
  ita: [...ITALIAN, ...ROMANCE],
  por: [...PORTUGUESE, ...ROMANCE],
  pt: [...PORTUGUESE, ...ROMANCE],
  spa: [...SPANISH, ...ROMANCE],
};

/**
 * Returns the rules for words of a mode's source.
 * @param mode such as `por-cat`
 */
export const rulesOf = (mode: string): readonly Rule[] =>
  RULES[mode.slice(0, mode.indexOf("-"))] ?? [];
