import { hasTag, mayBe } from "./cohort.ts";
import { of, type Rule } from "./disambiguate.ts";
import { much } from "./romance.ts";

/** "Pan" is bread, not a prefix. */
const bread: Rule = () => (reading) => hasTag(reading, "n");

/** "Demasiado tarde" is late, "la tarde" the afternoon. */
const late: Rule = (cohorts, at) =>
  mayBe(cohorts[at - 1], "adv", "preadv") ? (reading) => hasTag(reading, "adv") : null;

export const SPANISH: readonly Rule[] = [
  of("pan", bread),
  of("mucho poco demasiado bastante", much),
  of("tarde", late),
];
