import {
  beforeVerb,
  type Cohort,
  hasTag,
  isFiniteReading,
  isOnly,
  lemma,
  mayBe,
  opensClauseHere,
  opensSentenceHere,
  readingsOf,
  surfaceOf,
  subjectAt,
} from "../cohort.ts";
import { isQuestion } from "../../units.ts";
import type { Rule } from "../disambiguate.ts";

/** Whether a condition goes on here, in which a verb may be a future subjunctive: "se você sentir", "quando chegar". */
function isCondition(cohorts: readonly Cohort[], verb: number): boolean {
  let at = verb - 1;
  // "Se você não se apressar".
  const isOneself =
    surfaceOf(cohorts[at]) === "se" &&
    mayBe(cohorts[at - 1], "adv", "tn") &&
    !mayOpenCondition(cohorts, at);
  if (isOneself) at -= 1;
  while (!OPENS_CONDITION.test(surfaceOf(cohorts[at])) && inSubject(cohorts[at])) at -= 1;
  const opening = surfaceOf(cohorts[at]);
  // "Não sei com quem falar" has no future.
  const knows = readingsOf(cohorts[isOnly(cohorts[at - 1], "pr") ? at - 2 : at - 1]);
  if (opening === "quem" && knows.some((reading) => HAS_SOMEBODY.has(lemma(reading)))) return false;
  if (opening === "que") return ["assim", "logo"].includes(surfaceOf(cohorts[at - 1]));
  // "Vamos nos ver e se encontrar" is about themselves.
  if (opening === "se" && at === verb - 1) return mayOpenCondition(cohorts, at);
  return OPENS_CONDITION.test(opening);
}

/** Whether "se" begins a clause that another follows, or one behind "só" or a request. */
const mayOpenCondition = (cohorts: readonly Cohort[], at: number): boolean =>
  surfaceOf(cohorts[at - 1]) === "só" ||
  isOnly(cohorts[at - 1], "prs", "imp") ||
  ((at === 0 || isOnly(cohorts[at - 1], "sent", "cm") || surfaceOf(cohorts[at - 1]) === "mas") &&
    cohorts.slice(at).some((cohort) => isOnly(cohort, "cm")));

const HAS_SOMEBODY = new Set("alguém haver ninguém saber ter".split(" "));
const OPENS_CONDITION =
  /^(?:se|quando|enquanto|quem|quanto mais|quanto menos|que|sempre que|conforme)$/u;
const inSubject = (cohort: Cohort | undefined): boolean =>
  OF.test(surfaceOf(cohort)) ||
  (mayBe(cohort, "n", "np", "det", "adj", "num", "prn", "adv") &&
    !isOnly(cohort, "vblex", "vbmod", "vbser", "vbhaver", "pr"));
/** "Se um deles ficar", "quando o preço do carro subir". */
const OF = /^d(?:e|[oa]s?|el[ea]s?|est[ea]s?|ess[ea]s?)$/u;

/** "Sentir" is an infinitive unless a condition says otherwise. */
const infinitive: Rule = (cohorts, at) => {
  if (!mayBe(cohorts[at], "fts", "infps")) return null;
  if (!mayBe(cohorts[at], "inf")) return null;
  const condition = isCondition(cohorts, at);
  return (reading) => (condition ? hasTag(reading, "fts") : !hasTag(reading, "fts", "infps"));
};

/** "Você se sente bem" feels, "sente-se" sits down: a subject behind no "that" says what is. */
const statement: Rule = (cohorts, at) => {
  if (!mayBe(cohorts[at], "pri") || !mayBe(cohorts[at], "prs")) return null;
  const before = beforeVerb(cohorts, at);
  const isStated =
    (subjectAt(cohorts, before) !== null && !mayBe(cohorts[before - 1], "cnjsub", "rel")) ||
    (isOnly(cohorts[before], "cnjcoo") && isOnly(verbBefore(cohorts, before), ...INDICATIVE)) ||
    isQuestion(cohorts, at);
  if (isStated) return (reading) => !hasTag(reading, "prs", "imp");
  // "Se sente aqui" asks.
  const asks = before < at - 1 && opensSentenceHere(cohorts[before]);
  return asks ? (reading) => hasTag(reading, "prs", "imp") : null;
};

/** "Estava" is who spoke of themselves before, else somebody else. */
const person: Rule = (cohorts, at) => {
  if (!mayBe(cohorts[at], "p1") || !mayBe(cohorts[at], "p3")) return null;
  const before = beforeVerb(cohorts, at);
  const who = saysI(cohorts, at, before) ? "p1" : "p3";
  return (reading) => !isFiniteReading(reading) || !hasTag(reading, "sg") || hasTag(reading, who);
};

function saysI(cohorts: readonly Cohort[], at: number, before: number): boolean {
  if (surfaceOf(cohorts[before]) === "eu") return true;
  // "Deixe-me ver" asks you to.
  if (mayBe(cohorts[at], "prs", "imp")) return false;
  const opensHere = opensClauseHere(cohorts[before]) || surfaceOf(cohorts[before]) === "que";
  if (!opensHere && !mayBe(cohorts[before], "adv")) return false;
  // "Pensei que era tarde": it was.
  const isAbout = surfaceOf(cohorts[before]) === "que";
  if (isAbout && IMPERSONAL.has(lemma(readingsOf(cohorts[at])[0] ?? ""))) return false;
  // "Conheci alguém que sabia": they knew.
  if (isAbout && SOMEBODY.has(surfaceOf(cohorts[before - 1]))) return false;
  const told = verbBefore(cohorts, at);
  return told !== undefined && isOnly(told, "p1") && isOnly(told, "sg");
}

/** Pronouns that a clause behind "que" describes. */
const SOMEBODY = new Set("alguém ninguém algo nada tudo aquele aquela quem".split(" "));

const INDICATIVE = ["pri", "pii", "ifi", "fti", "cni"];

/** Returns the verb of the same sentence before a position that is one only. */
function verbBefore(cohorts: readonly Cohort[], at: number): Cohort | undefined {
  const start = cohorts.slice(0, at).findLastIndex((cohort) => isOnly(cohort, "sent")) + 1;
  return cohorts
    .slice(start, at)
    .findLast((cohort) => readingsOf(cohort).every(isFiniteReading) && surfaceOf(cohort) !== "há");
}

/** Verbs that mostly tell of things. */
const IMPERSONAL = new Set(
  "acontecer chover custar dar demorar durar estar existir faltar ficar funcionar haver levar parecer ser valer".split(
    " ",
  ),
);

/** "Ela agarrou minha mão e corremos": what "we" do is past where the verb before is. */
const past: Rule = (cohorts, at) =>
  mayBe(cohorts[at], "pri") && mayBe(cohorts[at], "ifi") && isOnly(verbBefore(cohorts, at), "ifi")
    ? (reading) => !hasTag(reading, "pri")
    : null;

/** "Ainda está sendo contado" is; only what opens a clause may ask, "fica comigo", and never "que você o corte". */
const noRequestInside: Rule = (cohorts, at) => {
  const before = beforeVerb(cohorts, at);
  const isTold = subjectAt(cohorts, before) !== null && surfaceOf(cohorts[before - 1]) === "que";
  const asks = (reading: string): boolean => reading.includes(isTold ? "<imp>" : "<imp><p2>");
  if (!readingsOf(cohorts[at]).some(asks)) return null;
  return opensClauseHere(cohorts[before]) ? null : (reading) => !asks(reading);
};

/** "Preencha e assine-o": a verb that opens a clause with a pronoun behind it asks. */
const asksWithPronoun: Rule = (cohorts, at) =>
  opensClauseHere(cohorts[at - 1]) && !isQuestion(cohorts, at)
    ? (reading) => reading.includes("<imp><p3>") && reading.includes("+")
    : null;

/** "Tenha paciência" has; only before a participle has one done something. */
const has: Rule = (cohorts, at) => {
  if (!mayBe(cohorts[at], "vbhaver") || !mayBe(cohorts[at], "vblex")) return null;
  let next = at + 1;
  while (mayBe(cohorts[next], "adv", "pro")) next += 1;
  const done = mayBe(cohorts[next], "pp") && surfaceOf(cohorts[next]) !== "cuidado";
  return done ? null : (reading) => !hasTag(reading, "vbhaver");
};

/** Of a verb's mood, tense and person. */
export const VERBS: readonly Rule[] = [
  noRequestInside,
  asksWithPronoun,
  has,
  statement,
  infinitive,
  past,
  person,
];
