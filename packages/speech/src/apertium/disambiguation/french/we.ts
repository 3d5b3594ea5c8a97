import { caseLike } from "../../../capitals.ts";
import {
  type Cohort,
  hasTag,
  isFiniteReading,
  isOnly,
  keep,
  lemma,
  mayBe,
  readingsOf,
  surfaceOf,
} from "../cohort.ts";

/**
 * Says "nous" for "on", as who speaks mostly means it, and "ils" for "on" who does something to others: "on part", "on
 * m'a dit". The pair would say that it is done, which few languages do as often.
 */
export function weInFrench(cohorts: readonly Cohort[]): Cohort[] {
  const said = [...cohorts];
  for (const [at, cohort] of cohorts.entries()) {
    const who = /^(?:l')?on$/u.test(surfaceOf(cohort));
    const asked = /^-(?:t-)?on$/u.test(surfaceOf(cohort));
    const verb = asked ? at - 1 : who ? verbAfter(cohorts, at + 1) : -1;
    if (verb < 0 || isSaying(cohorts[verb], asked)) continue;
    const between = asked ? said.slice(Math.max(0, verb - 2), verb) : said.slice(at + 1, verb);
    const others =
      between.some((each) => OTHERS.has(surfaceOf(each))) ||
      (between.some((each) => TO_ONE.has(surfaceOf(each))) && asksOrSays(cohorts, verb));
    const told = telling(said, verb, others ? "<p3><pl>" : "<p1><pl>");
    if (!told) continue;
    said[verb] = told;
    said[at] = { ...cohort, word: others ? "" : caseLike(cohort.word, asked ? WE_ASK : WE) };
    if (!others) for (let each = at + 1; each < verb; each += 1) said[each] = ourselves(said[each]);
    if (!others) ourselvesLater(said, verb + 1);
    const state =
      isOnly(told, "vbser", "vblex") && mayBe(told, "vbser") ? stateAfter(said, verb) : -1;
    const described = said[state];
    if (described) said[state] = { ...described, word: described.word.replaceAll("<sg>", "<pl>") };
  }
  return said.flatMap((cohort, at) => (cohort.word === "" && at < said.length - 1 ? [] : [cohort]));
}

const WE = "nous/nous<prn><tn><p1><mf><pl>";
const WE_ASK = "-nous/nous<prn><tn><p1><mf><pl>";
const OTHERS = new Set("me m' te t' nous vous".split(" "));
const TO_ONE = new Set(["lui", "leur"]);

/** "On lui a dit", "on leur demande". */
const asksOrSays = (cohorts: readonly Cohort[], verb: number): boolean =>
  cohorts
    .slice(verb, verb + 2)
    .some((each) =>
      readingsOf(each).some((reading) => ["demander", "dire"].includes(lemma(reading))),
    );

/** "Comment dit-on" is how it is said. */
const isSaying = (cohort: Cohort | undefined, asked: boolean): boolean =>
  asked && readingsOf(cohort).some((reading) => lemma(reading) === "dire");

/** Returns the position of the verb behind pronouns and "ne"; -1 if none is there. */
function verbAfter(cohorts: readonly Cohort[], from: number): number {
  let at = from;
  while (mayBe(cohorts[at], "pro") || ["ne", "n'"].includes(surfaceOf(cohorts[at]))) at += 1;
  return readingsOf(cohorts[at]).some(isFiniteReading) ? at : -1;
}

function telling(cohorts: readonly Cohort[], verb: number, person: string): Cohort | undefined {
  const cohort = cohorts[verb];
  if (!cohort) return undefined;
  const told = keep(cohort, (reading) => isFiniteReading(reading) && reading.includes("<p3><sg>"));
  return told.word.includes("<p3><sg>")
    ? { ...told, word: told.word.replaceAll("<p3><sg>", person) }
    : undefined;
}

const ourselves = (cohort: Cohort | undefined): Cohort =>
  cohort && /^s(?:e|')$/u.test(surfaceOf(cohort).trim())
    ? { ...cohort, word: "nous/nous<prn><pro><p1><mf><pl>" }
    : (cohort ?? { word: "", blank: "" });

/** "On a l'habitude de se parler": of a later infinitive in the clause. */
function ourselvesLater(said: Cohort[], from: number): void {
  for (let at = from; at < said.length && !isOnly(said[at], "sent", "cm", "cnjsub"); at += 1) {
    if (mayBe(said[at], "tn")) return;
    const isLeaning = /^s(?:e|')$/u.test(surfaceOf(said[at]).trim());
    if (isLeaning && mayBe(said[at + 1], "inf")) said[at] = ourselves(said[at]);
  }
}

/** Returns the position of what somebody is or has become, behind adverbs; -1 if none is there. */
function stateAfter(cohorts: readonly Cohort[], verb: number): number {
  let at = verb + 1;
  while (isOnly(cohorts[at], "adv", "preadv") || surfaceOf(cohorts[at]) === "pas") at += 1;
  return isOnly(cohorts[at], "adj", "pp") &&
    !readingsOf(cohorts[at]).some((each) => hasTag(each, "n"))
    ? at
    : -1;
}
