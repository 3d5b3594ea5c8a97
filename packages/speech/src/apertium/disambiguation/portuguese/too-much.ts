import {
  beforeVerb,
  type Cohort,
  hasTag,
  isFiniteReading,
  keep,
  mayBe,
  opensClauseHere,
  readingsOf,
  subjectAt,
  surfaceOf,
} from "../cohort.ts";
import { isBecoming } from "./becoming.ts";

/**
 * Puts "demais" before what is too much: "caro demais" becomes "demasiado caro", "café demais" "demasiado café". Behind a verb
 * it stays, "ela fala demais"; "os demais" are the others.
 */
export const tooMuch = (cohorts: readonly Cohort[]): readonly Cohort[] => {
  const ordered = [...cohorts];
  for (const [at, cohort] of cohorts.entries()) {
    const what = cohorts[at - 1];
    if (what && surfaceOf(cohort) === "demais") {
      ordered.splice(at - 1, 2, ...withTooMuch(cohorts, at, what));
    }
  }
  return ordered;
};

/** Returns the word before "demais" and what means "too much", in their order. */
function withTooMuch(cohorts: readonly Cohort[], at: number, what: Cohort): Cohort[] {
  const demais = cohorts[at] ?? what;
  const isOthers = mayBe(what, "def");
  const parts = isOthers || isDone(cohorts, at - 1) ? [] : partsOf(cohorts, at - 1);
  const meant = keep(what, (reading) => hasTag(reading, ...parts));
  const tags = parts.includes("n") ? adjectiveOf(meant) : parts.length > 0 ? "<adv>" : null;
  if (!tags) return [what, keep(demais, (reading) => hasTag(reading, "adv") !== isOthers)];
  if (parts.includes("n") && mayBe(cohorts[at - 2], "num")) {
    return [meant, { ...demais, word: "a mais/a mais<adv>" }]; // "duas cadeiras demais"
  }
  return [
    { ...demais, word: `demasiado/demasiado${tags}`, blank: what.blank },
    { ...meant, blank: demais.blank },
  ];
}

/** Returns the parts of speech of which a word before "demais" may be. */
function partsOf(cohorts: readonly Cohort[], at: number): string[] {
  const what = cohorts[at];
  if (mayBe(what, "adj", "adv")) return ["adj", "adv"];
  if (mayBe(what, "pp") && readingsOf(cohorts[at - 1]).some(isBecoming)) return ["pp"];
  return mayBe(what, "n") ? ["n"] : [];
}

/** Whether a word that may be a verb is one here: "ela fala", "não fala". */
function isDone(cohorts: readonly Cohort[], at: number): boolean {
  const before = beforeVerb(cohorts, at);
  return (
    readingsOf(cohorts[at]).some(isFiniteReading) &&
    (opensClauseHere(cohorts[before]) || subjectAt(cohorts, before) !== null)
  );
}

/** Returns an adjective's tags that agree with a noun. */
function adjectiveOf(noun: Cohort): string {
  const [, gender, number] = /<n><([mf]+)><(\w+)>/u.exec(noun.word) ?? [];
  return `<adj><${gender === "f" ? "f" : "m"}><${number === "pl" ? "pl" : "sg"}>`;
}
