import {
  beforeVerb,
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
import { of, type Rule } from "../disambiguate.ts";
import { isBecoming } from "./becoming.ts";

/** "Ela ensina matemática": a feminine adjective does not follow a verb that says what somebody does. */
const subjectOfStudy: Rule = (cohorts, at) =>
  isOnly(cohorts[at - 1], "vblex") && !readingsOf(cohorts[at - 1]).some(isBecoming)
    ? (reading) => !/<adj><f><sg>/u.test(reading)
    : null;

/** "Nós" is knots behind a determiner or a number, and "bem" an estate. */
const nounAfterDeterminer: Rule = (cohorts, at) => {
  const isNoun = isOnly(cohorts[at - 1], "det", "num", "adj");
  return (reading) => hasTag(reading, "n") === isNoun;
};

/** "O jantar" is dinner; "vamos jantar" is to have it. */
const dinner: Rule = (cohorts, at) => {
  const isNoun = /^(?:[oa]s?|[dn][oa]s?|aos?|pelo|um|meu|seu|nosso|este|esse|para o)$/u.test(
    surfaceOf(cohorts[at - 1]),
  );
  return (reading) => hasTag(reading, "n") === isNoun;
};

/** "Vão" is they go, not vain. */
const goes: Rule = (cohorts, at) => {
  const isNoun = isOnly(cohorts[at - 1], "det", "adj", "pr");
  return (reading) => isFiniteReading(reading) !== isNoun;
};

/** "Tem sentido" makes sense. */
const sense: Rule = (cohorts, at) =>
  /^(?:tem|têm|tinha|faz|fazia|em|sem)$/u.test(surfaceOf(cohorts[at - 1]))
    ? (reading) => hasTag(reading, "n")
    : null;

/** "É claro" is clear. */
const clear: Rule = (cohorts, at) =>
  readingsOf(cohorts[beforeVerb(cohorts, at)]).some(isBecoming)
    ? (reading) => hasTag(reading, "adj")
    : null;

/** "Era" is an age behind a determiner or a preposition. */
const was: Rule = (cohorts, at) => {
  const age = mayBe(cohorts[at - 1], "det", "pr");
  return (reading) => hasTag(reading, "n") === age;
};

/** "O professor volta amanhã" is who returns, not a tour. */
const verbAfterNoun: Rule = (cohorts, at) =>
  isOnly(cohorts[at - 1], "n") ? (reading) => !hasTag(reading, "n") : null;

/** "O trem parte", "o filme dura": what ends a clause with no other verb is one behind its subject. */
const verbAtEnd: Rule = (cohorts, at) => {
  const isVerb = (reading: string) => isFiniteReading(reading) && reading.includes("<pri><p3><sg>");
  if (!mayBe(cohorts[at - 1], "n") || !readingsOf(cohorts[at]).some(isVerb)) return null;
  if (!isOnly(cohorts[at + 1], "sent", "cm", "pr")) return null;
  const start =
    cohorts
      .slice(0, at)
      .findLastIndex((cohort) => isOnly(cohort, "sent", "cm") || mayBe(cohort, "rel")) + 1;
  const end = cohorts.findIndex((cohort, after) => after > at && isOnly(cohort, "sent", "cm"));
  const others = [...cohorts.slice(start, at), ...cohorts.slice(at + 1, end < 0 ? undefined : end)];
  const before = cohorts[at - 2];
  const isSubject = isOnly(before, "det") || surfaceOf(before) === "o" || surfaceOf(before) === "a";
  return isSubject && !others.some((cohort) => isOnly(cohort, "vblex", "vbser", "vbhaver", "vbmod"))
    ? isVerb
    : null;
};

/** "Foi ao médico" went, "foi bom" was. */
const wentOrWas: Rule = (cohorts, at) => {
  if (!mayBe(cohorts[at], "vbser") || !readingsOf(cohorts[at]).some(isGoing)) return null;
  const next = surfaceOf(cohorts[at + 1]);
  const went = TO.test(next) || (next === "a" && isOnly(cohorts[at + 2], "np"));
  return (reading) => isGoing(reading) === went;
};

const isGoing = (reading: string): boolean => lemma(reading) === "ir";
const TO = /^(?:para|pra|aos?|às?|até)$/u;

/** "Acabamos de chegar" is just now. */
const justNow: Rule = (cohorts, at) =>
  surfaceOf(cohorts[at + 1]) === "de" &&
  (mayBe(cohorts[at + 2], "inf") || mayBe(cohorts[at + 3], "inf"))
    ? (reading) => hasTag(reading, "pri")
    : null;

/** "Nos vimos" saw each other, as who comes is rarely "we"; "viram" saw unless somebody turns: "viram à direita". */
const saw: Rule = (cohorts, at) =>
  TO.test(surfaceOf(cohorts[at + 1])) ? null : (reading) => lemma(reading) === "ver";

/** "Tenha cuidado" is care, "foi cuidado" looked after. */
const care: Rule = (cohorts, at) =>
  isOnly(cohorts[at - 1], "vbser") ? null : (reading) => hasTag(reading, "n");

/** "Mas preciso de tempo" and "a mulher precisa descansar" need, "é preciso" does not. */
const needs: Rule = (cohorts, at) => {
  const [before, next] = [cohorts[at - 1], cohorts[at + 1]];
  const isToDo = isOnly(next, "inf", "infps", "fts");
  const isNeeded = isToDo || surfaceOf(next) === "de" || isOnly(next, "det");
  const mayNeed = !mayBe(before, "vbser", "det", "n") || (isToDo && isOnly(before, "n"));
  return isNeeded && mayNeed ? isFiniteReading : null;
};

/** "Dessa" is of that, "sobre" about; no verb of these letters is used. */
const ofThat: Rule = () => (reading) => hasTag(reading, "pr");

/** "Prove o molho" tastes. */
const tastes: Rule = () => (reading) => lemma(reading) === "provar";

/** "Temos dados" is data, "foram dados" given. */
const data: Rule = (cohorts, at) => {
  const isGiven = mayBe(cohorts[at - 1], "vbser") || mayBe(cohorts[at - 1], "pp");
  return (reading) => hasTag(reading, isGiven ? "pp" : "n");
};

/** "Si mesmo" is oneself, elsewhere "mesmo" may be even. */
const oneself: Rule = (cohorts, at) =>
  isOnly(cohorts[at - 1], "prn") ? (reading) => hasTag(reading, "adj") : null;

/** "Toque nele", "clique em salvar": what a clause begins with is asked for, unless it is of something. */
const asks: Rule = (cohorts, at) => {
  const next = cohorts[at + 1];
  const isTowards =
    isOnly(next, "pr", "tn", "det") && mayBe(next, "pr") && !surfaceOf(next).startsWith("d");
  return isTowards &&
    opensClauseHere(cohorts[at - 1]) &&
    mayBe(cohorts[at], "n") &&
    isAskedOfYou(cohorts[at])
    ? (reading) => !hasTag(reading, "n")
    : null;
};

const isAskedOfYou = (cohort: Cohort | undefined): boolean =>
  readingsOf(cohort).some((reading) => reading.endsWith("<imp><p3><sg>"));

/** "Quer ficar rico", "está seco" is how somebody is, not who. */
const state: Rule = (cohorts, at) =>
  mayBe(cohorts[at], "n") &&
  mayBe(cohorts[at], "adj") &&
  readingsOf(cohorts[beforeVerb(cohorts, at)]).some((reading) =>
    ["estar", "ficar"].includes(lemma(reading)),
  )
    ? (reading) => hasTag(reading, "adj")
    : null;

/** "Um quarto duplo" is a room, "o quarto dia" the fourth. */
const room: Rule = (cohorts, at) =>
  mayBe(cohorts[at - 1], "det") && (mayBe(cohorts[at + 1], "adj") || !mayBe(cohorts[at + 1], "n"))
    ? (reading) => hasTag(reading, "n")
    : null;

/** "Não podemos sair" can; to prune is rare. */
const can: Rule = () => (reading) => hasTag(reading, "vbmod");

/** Of words that are written alike. */
export const HOMOGRAPHS: readonly Rule[] = [
  of("podemos podem pode", can),
  subjectOfStudy,
  asks,
  state,
  of("quarto quartos", room),
  of("nós bem", nounAfterDeterminer),
  of("jantar", dinner),
  of("era", was),
  of("vão são", goes),
  of("sentido", sense),
  of("claro certo", clear),
  of("mesmo mesma", oneself),
  of("cuidado", care),
  of("preciso precisa", needs),
  of("dados", data),
  of("dessa dessas desse desses sobre", ofThat),
  of("prove provem", tastes),
  of("vimos viram", saw),
  of("volta", verbAfterNoun),
  verbAtEnd,
  of("acabamos", justNow),
  wentOrWas,
];
