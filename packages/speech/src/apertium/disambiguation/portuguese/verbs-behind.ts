import {
  type Cohort,
  hasTag,
  isFiniteReading,
  isOnly,
  lemma,
  mayBe,
  opensClauseHere,
  readingsOf,
  surfaceOf,
} from "../cohort.ts";
import type { Rule } from "../disambiguate.ts";

/** "Não fumo" smokes not; tobacco has a determiner before it. */
const behindNot: Rule = (cohorts, at) =>
  surfaceOf(cohorts[at - 1]) === "não" && mayBeDone(cohorts[at])
    ? (reading) => !hasTag(reading, "n")
    : null;

/** "Te pago" pays, "tinha me pago" has paid. */
const behindPronoun: Rule = (cohorts, at) => {
  const has = readingsOf(cohorts[at - 2]).some((reading) =>
    /^(?:ter|haver)$/u.test(lemma(reading)),
  );
  return isOnly(cohorts[at - 1], "pro") && !has && mayBeDone(cohorts[at])
    ? (reading) => !hasTag(reading, "pp", "n")
    : null;
};

/** "O menino limpa": an adjective has the gender of its noun, which is another one in "uma camisa de algodão limpa". */
const behindNoun: Rule = (cohorts, at) => {
  const noun = cohorts[at - 1];
  const gender = ["m", "f"].find((tag) => isOnly(noun, tag));
  if (!gender || !isOnly(noun, "n") || !mayBeDone(cohorts[at])) return null;
  let before = at - 2;
  while (isOnly(cohorts[before], "det", "adj")) before -= 1;
  if (mayBe(cohorts[before], "pr")) return null;
  return (reading) => !hasTag(reading, "adj") || hasTag(reading, gender, "mf");
};

/** "Clique aqui", "trabalho aqui há anos": a clause begins with what is done before an adverb. */
const atStart: Rule = (cohorts, at) =>
  opensClauseHere(cohorts[at - 1]) &&
  isOnly(cohorts[at + 1], "adv") &&
  readingsOf(cohorts[at]).some((reading) => /<imp><p3><sg>$|<pri><p1><sg>$/u.test(reading))
    ? (reading) => !hasTag(reading, "n")
    : null;

const mayBeDone = (cohort: Cohort | undefined): boolean => readingsOf(cohort).some(isFiniteReading);

/** Of verbs that are written like other words, by what they stand behind; at the start of a clause, by what follows. */
export const VERBS_BEHIND: readonly Rule[] = [behindNot, behindPronoun, behindNoun, atStart];
