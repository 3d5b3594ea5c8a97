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
} from "./cohort.ts";
import type { Rule } from "./disambiguate.ts";
import { much, of, subjectAt } from "./romance.ts";

/** "Como" eats behind "eu" alone; "como enfermeira" is as, "mostrar como funciona" how. */
const like: Rule = (cohorts, at) => {
  const before = beforeVerb(cohorts, at);
  if (surfaceOf(cohorts[before]) === "eu") return isFiniteReading;
  const next = cohorts[at + 1];
  if (isOnly(next, "n", "np")) return (reading) => hasTag(reading, "pr");
  const tells = readingsOf(cohorts[before]).some((reading) => TELL.has(lemma(reading)));
  const asks = opensClauseHere(cohorts[at - 1]) ? isQuestion(cohorts, at) : tells;
  return mayBe(next, "inf") || (asks && !mayBe(next, "det"))
    ? (reading) => hasTag(reading, "itg")
    : (reading) => hasTag(reading, "rel");
};

/** Verbs that "how" goes with. */
const TELL = new Set(
  "aprender contar descobrir dizer ensinar entender explicar imaginar lembrar mostrar perguntar saber sobre ver".split(
    " ",
  ),
);

/** "Ela ensina matemática": a feminine adjective does not follow a verb that says what somebody does. */
const subjectOfStudy: Rule = (cohorts, at) =>
  isOnly(cohorts[at - 1], "vblex") && !readingsOf(cohorts[at - 1]).some(isBecoming)
    ? (reading) => !/<adj><f><sg>/u.test(reading)
    : null;

const isBecoming = (reading: string): boolean => BECOME.has(lemma(reading));
const BECOME = new Set(
  "andar chegar continuar estar ficar parecer permanecer sair sentir ser tornar viver voltar".split(
    " ",
  ),
);

/** "Tão cansados que adormeceram" is what follows, "um autor que escreveu" who did, "o fato de que" what is told. */
const that: Rule = (cohorts, at) => {
  if (cohorts.slice(0, at).some((cohort) => SO_MUCH.test(surfaceOf(cohort)))) {
    return (reading) => hasTag(reading, "cnjsub");
  }
  return isOnly(cohorts[at - 1], "n") && !TOLD.test(surfaceOf(cohorts[at - 1]))
    ? (reading) => hasTag(reading, "rel")
    : null;
};

/** Nouns of what "that" tells, and of times. */
const TOLD =
  /^(?:certeza|chance|dúvida|fato|facto|ideia|impressão|medo|notícia|possibilidade|pena|prova|sensação|sinal|verdade|vez(?:es)?|vontade)$/u;

const SO_MUCH = /^(?:tão|tant[oa]s?)/u;

/** "Nada" swims behind who does; elsewhere it is nothing. */
const nothing: Rule = (cohorts, at) => {
  const swims = subjectAt(cohorts, at - 1) !== null || isOnly(cohorts[at - 1], "n", "np");
  if (swims) return (reading) => hasTag(reading, "vblex");
  // "Não é nada fácil": not at all.
  const isAtAll = readingsOf(cohorts[at - 1]).some(isBecoming) && mayBe(cohorts[at + 1], "adj");
  return (reading) => hasTag(reading, isAtAll ? "adv" : "tn");
};

/** "Nós" is knots behind a determiner or a number, and "bem" an estate. */
const nounAfterDeterminer: Rule = (cohorts, at) => {
  const isNoun = isOnly(cohorts[at - 1], "det", "num", "adj");
  return (reading) => hasTag(reading, "n") === isNoun;
};

/** "Vamos nos concentrar": before a verb "nos" is us. */
const us: Rule = (cohorts, at) => {
  const next = cohorts[at + 1];
  if (isOnly(next, "inf", "infps", "fts")) return (reading) => hasTag(reading, "pro");
  return mayBe(next, "n", "adj", "det", "num") ? (reading) => !hasTag(reading, "pro") : null;
};

/** "Se o telefone" is if; "as coisas se tornam" is themselves. */
const ifOrOneself: Rule = (cohorts, at) => {
  const [before, next] = [cohorts[at - 1], cohorts[at + 1]];
  const isIf = mayBe(next, "fts") && isOnly(before, "prs", "imp"); // "não se preocupe se parecer"
  if (isIf || /^(?:me|te|lhes?|nos)$/u.test(surfaceOf(next))) {
    return (reading) => hasTag(reading, "cnjadv");
  }
  if (isOnly(next, "det", "num", "np", "tn") || ["o", "os", "a", "as"].includes(surfaceOf(next))) {
    return (reading) => hasTag(reading, "cnjadv");
  }
  const done = readingsOf(next).some(isFiniteReading);
  return done && (isOnly(before, "n", "np", "adj", "rel") || subjectAt(cohorts, at - 1) !== null)
    ? (reading) => hasTag(reading, "pro")
    : null;
};

/** "Comece a economizar" has no article; "a outra coisa" has one: with "to" it would be "à outra coisa". */
const to: Rule = (cohorts, at) => {
  const next = cohorts[at + 1];
  if (isOnly(next, "inf", "infps", "fts") || /\/\*\p{L}{3,}[aei]r$/u.test(next?.word ?? "")) {
    return (reading) => hasTag(reading, "pr");
  }
  const isFeminine = readingsOf(next).some((reading) => /<(?:n|adj)><f><s[gp]>/u.test(reading));
  return isFeminine ? (reading) => hasTag(reading, "det") : null;
};

/** "Quanto" is how much, not as, unless something is as much. */
const howMuch: Rule = (cohorts, at) => {
  const isAs = cohorts
    .slice(0, at)
    .some((cohort) => /^(?:tant[oa]s?|tão)/u.test(surfaceOf(cohort)));
  if (isAs) return null;
  return (reading) => hasTag(reading, "itg") && hasTag(reading, "adj");
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

/** "Demos uma olhada" proposes something where nobody else is named. */
const letUs: Rule = (cohorts, at) =>
  opensSentenceHere(cohorts[at - 1]) ? (reading) => hasTag(reading, "prs") : null;

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

/** "Foi ao médico" went, "foi bom" was. */
const wentOrWas: Rule = (cohorts, at) => {
  if (!mayBe(cohorts[at], "vbser") || !readingsOf(cohorts[at]).some(isGoing)) return null;
  const next = surfaceOf(cohorts[at + 1]);
  const went = TO.test(next) || (next === "a" && isOnly(cohorts[at + 2], "np"));
  return (reading) => isGoing(reading) === went;
};

const isGoing = (reading: string): boolean => lemma(reading) === "ir";
const TO = /^(?:para|pra|aos?|às?|até)$/u;

/** Whether a condition goes on here, in which a verb may be a future subjunctive: "se você sentir", "quando chegar". */
function isCondition(cohorts: readonly Cohort[], verb: number): boolean {
  let at = verb - 1;
  while (!OPENS_CONDITION.test(surfaceOf(cohorts[at])) && inSubject(cohorts[at])) at -= 1;
  const opening = surfaceOf(cohorts[at]);
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

const OPENS_CONDITION =
  /^(?:se|quando|enquanto|quem|quanto mais|quanto menos|que|sempre que|conforme)$/u;
const inSubject = (cohort: Cohort | undefined): boolean =>
  mayBe(cohort, "n", "np", "det", "adj", "num", "prn", "adv") &&
  !isOnly(cohort, "vblex", "vbmod", "vbser", "vbhaver", "pr");

/** "Sentir" is an infinitive unless a condition says otherwise. */
const infinitive: Rule = (cohorts, at) => {
  if (!mayBe(cohorts[at], "fts", "infps")) return null;
  if (!mayBe(cohorts[at], "inf")) return null;
  const condition = isCondition(cohorts, at);
  return (reading) => (condition ? hasTag(reading, "fts") : !hasTag(reading, "fts", "infps"));
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
  const told = verbBefore(cohorts, at);
  return told !== undefined && isOnly(told, "p1") && isOnly(told, "sg");
}

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

/** Whether the sentence that goes on here is a question. */
const isQuestion = (cohorts: readonly Cohort[], from: number): boolean =>
  surfaceOf(cohorts.slice(from).find((cohort) => isOnly(cohort, "sent"))) === "?";

/** "Acabamos de chegar" is just now. */
const justNow: Rule = (cohorts, at) =>
  surfaceOf(cohorts[at + 1]) === "de" &&
  (mayBe(cohorts[at + 2], "inf") || mayBe(cohorts[at + 3], "inf"))
    ? (reading) => hasTag(reading, "pri")
    : null;

/** "Você se sente bem" feels, "sente-se" sits down: a subject behind no "that" says what is. */
const statement: Rule = (cohorts, at) => {
  if (!mayBe(cohorts[at], "pri") || !mayBe(cohorts[at], "prs")) return null;
  const before = beforeVerb(cohorts, at);
  const isStated =
    (subjectAt(cohorts, before) !== null && !mayBe(cohorts[before - 1], "cnjsub", "rel")) ||
    (isOnly(cohorts[before], "cnjcoo") && isOnly(verbBefore(cohorts, before), ...INDICATIVE)) ||
    isQuestion(cohorts, at);
  return isStated ? (reading) => !hasTag(reading, "prs", "imp") : null;
};

export const PORTUGUESE: readonly Rule[] = [
  of("como", like),
  of("nada", nothing),
  of("que", that),
  subjectOfStudy,
  of("nós bem", nounAfterDeterminer),
  of("nos", us),
  of("se", ifOrOneself),
  of("a", to),
  of("muito pouco demasiado bastante", much),
  of("quanto", howMuch),
  of("era", was),
  of("vão são vai dá", goes),
  of("sentido", sense),
  of("demos", letUs),
  of("claro certo", clear),
  of("volta", verbAfterNoun),
  of("acabamos", justNow),
  wentOrWas,
  statement,
  infinitive,
  person,
];
