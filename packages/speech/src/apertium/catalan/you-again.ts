import {
  type Cohort,
  hasTag,
  isFiniteReading,
  isOnly,
  mayBe,
  readingsOf,
  surfaceOf,
} from "../disambiguation/cohort.ts";

/** Says "vostè" with each verb on the way to French, which would say "he": "vostè dorm i menja". */
export function sayYouAgain(cohorts: readonly Cohort[]): Cohort[] {
  const said: Cohort[] = [];
  let isYou = false;
  for (const [at, cohort] of cohorts.entries()) {
    said.push(cohort);
    if (isOnly(cohort, "sent")) isYou = false;
    if (isOnly(cohort, "tn", "np")) isYou = surfaceOf(cohort) === "vostè";
    if (isYou && isOnly(cohort, "cnjcoo") && doesSo(cohorts, at + 1)) said.push(YOU);
  }
  return said;
}

const YOU: Cohort = { word: "vostè/vostè<prn><tn><p3><mf><sg>", blank: " " };

/** Whether a verb of "vostè" follows that has no other subject. */
function doesSo(cohorts: readonly Cohort[], from: number): boolean {
  let at = from;
  while (mayBe(cohorts[at], "pro") || isOnly(cohorts[at], "adv", "preadv")) at += 1;
  const readings = readingsOf(cohorts[at]);
  return (
    readings.length > 0 &&
    readings.every(isFiniteReading) &&
    readings.some((reading) => reading.includes("<p3><sg>") && !hasTag(reading, "prs", "imp"))
  );
}
