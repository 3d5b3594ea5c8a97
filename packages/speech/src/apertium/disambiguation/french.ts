import {
  type Cohort,
  hasTag,
  isOnly,
  mayBe,
  opensClauseHere,
  readingsOf,
  surfaceOf,
} from "./cohort.ts";
import { isQuestion } from "../units.ts";
import { of, type Rule } from "./disambiguate.ts";

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

/** "Préparez-vous" asks for something unless it is a question; "rendez-vous" is a thing. */
const request: Rule = (cohorts, at) =>
  readingsOf(cohorts[at]).some((reading) => REQUEST.test(reading)) &&
  !mayBe(cohorts[at], "n") &&
  !isQuestion(cohorts, at)
    ? (reading) => REQUEST.test(reading)
    : null;
const REQUEST = /<imp>.*\+(?:vous|nous)<prn><enc>/u;

/** "Levez-vous et mettez": without "vous", more is asked for. */
const andAsk: Rule = (cohorts, at) => {
  const start = cohorts.slice(0, at).findLastIndex((cohort) => isOnly(cohort, "sent")) + 1;
  const before = cohorts.slice(start, at);
  return readingsOf(cohorts[at]).some((reading) => reading.endsWith("<imp><p2><pl>")) &&
    surfaceOf(before.at(-1)) === "et" &&
    before.some((cohort) => /<imp>/u.test(readingsOf(cohort).join())) &&
    before.every((cohort) => surfaceOf(cohort) !== "vous")
    ? (reading) => hasTag(reading, "imp")
    : null;
};

/** "Tout ce que vous pourriez", "vous dites": before a verb of "you", "vous" is who does it. */
const youDo: Rule = (cohorts, at) => {
  const verb = cohorts
    .slice(at + 1)
    .find((cohort) => !mayBe(cohort, "pro", "adv") || isOfYou(cohort));
  const isSubject = isOfYou(verb) && !SUBJECTS.test(surfaceOf(cohorts[at - 1]));
  return isSubject ? (reading) => hasTag(reading, "tn") : null;
};
const didYou: Rule = (cohorts, at) => {
  const before = cohorts
    .slice(0, at)
    .findLast((cohort) => surfaceOf(cohort) === "vous" || !mayBe(cohort, "pro"));
  return surfaceOf(before) === "vous" && isOfYou(cohorts[at])
    ? (reading) => hasTag(reading, "p2") && !hasTag(reading, "imp")
    : null;
};
const isOfYou = (cohort: Cohort | undefined): boolean =>
  readingsOf(cohort).some((reading) => /^[^+]*<(?:pri|pii|fti|cni|prs)><p2><pl>$/u.test(reading));
const SUBJECTS = /^(?:je|j'|il|elle|on|nous|vous|ils|elles)$/u;

export const FRENCH: readonly Rule[] = [
  doing,
  didYou,
  request,
  andAsk,
  of("vous", youDo),
  of("en", inOrOfIt),
];
