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
import { of, type Rule } from "../disambiguate.ts";
import { much } from "../romance.ts";
import { isBecoming } from "./becoming.ts";

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

/**
 * "Tão cansados que adormeceram" is what follows, "um autor que escreveu" who did; "o fato de que", "lembre-se de que" and
 * "antes de que" go on with what is told, unless a thing has a name before: "o filme de que gosto".
 */
const that: Rule = (cohorts, at) => {
  if (asksWhat(cohorts, at)) return (reading) => hasTag(reading, "itg");
  const [what, before] = [cohorts[at - 2], cohorts[at - 1]];
  const isThing = mayBe(what, "n", "np", "det", "tn") && !TOLD.test(surfaceOf(what));
  const isOf = surfaceOf(before) === "de" && !isThing;
  if (surfaceOf(before) === "vez" && surfaceOf(what) === "uma") {
    return (reading) => hasTag(reading, "cnjsub"); // "uma vez que"
  }
  if (isOf || surfaceOf(before).endsWith(" de")) return (reading) => hasTag(reading, "cnjsub");
  if (cohorts.slice(0, at).some((cohort) => SO_MUCH.test(surfaceOf(cohort)))) {
    return (reading) => hasTag(reading, "cnjsub");
  }
  if (mayBe(cohorts[at + 1], "prs") && wasAsked(cohorts, at))
    return (reading) => hasTag(reading, "cnjsub");
  return isOnly(before, "n") && !TOLD.test(surfaceOf(before))
    ? (reading) => hasTag(reading, "rel")
    : null;
};

/** "Então, que mudou?": behind words that only open a question. */
function asksWhat(cohorts: readonly Cohort[], at: number): boolean {
  const start = cohorts.slice(0, at).findLastIndex((cohort) => isOnly(cohort, "sent")) + 1;
  return (
    isQuestion(cohorts, at) &&
    mayBe(cohorts[at + 1], "vblex", "vbser", "vbmod", "vbhaver", "pro", "tn", "det") &&
    cohorts.slice(start, at).every((cohort) => isOpening(cohort))
  );
}

/** "E", "mas", "então", "bem", and the comma behind them. */
const isOpening = (cohort: Cohort): boolean =>
  mayBe(cohort, "cm", "cnjcoo", "ij") ||
  ["então", "bem", "agora", "certo"].includes(surfaceOf(cohort));

/** Whether the sentence asked somebody for something before a position: "disse aos meninos que guardem". */
function wasAsked(cohorts: readonly Cohort[], at: number): boolean {
  const start = cohorts.slice(0, at).findLastIndex((cohort) => isOnly(cohort, "sent")) + 1;
  return cohorts
    .slice(start, at)
    .some((cohort) => readingsOf(cohort).some((reading) => ASK.has(lemma(reading))));
}

const ASK = new Set(
  "aconselhar avisar convencer dizer exigir implorar ordenar pedir sugerir".split(" "),
);

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

/** Returns the words of the sentence that a position is in. */
function sentenceAround(cohorts: readonly Cohort[], at: number): readonly Cohort[] {
  const start = cohorts.slice(0, at).findLastIndex((cohort) => isOnly(cohort, "sent")) + 1;
  const end = cohorts.findIndex((cohort, after) => after > at && isOnly(cohort, "sent"));
  return cohorts.slice(start, end < 0 ? undefined : end);
}

const VERB_CLASSES = ["vblex", "vbser", "vbhaver", "vbmod"];

/** "Vamos nos concentrar": before a verb "nos" is us. */
const us: Rule = (cohorts, at) => {
  const next = cohorts[at + 1];
  if (isOnly(next, "inf", "infps", "fts")) return (reading) => hasTag(reading, "pro");
  // "Nossa avó nos conta histórias": the only verb of its sentence.
  const isVerb = mayBe(next, "vblex") && isOnly(cohorts[at - 1], "n", "np", "tn");
  const rest = sentenceAround(cohorts, at).filter((cohort) => cohort !== next);
  if (isVerb && !rest.some((cohort) => isOnly(cohort, ...VERB_CLASSES)))
    return (reading) => hasTag(reading, "pro");
  return mayBe(next, "n", "np", "adj", "det", "num") ? (reading) => !hasTag(reading, "pro") : null;
};

/** "Se o telefone" is if; "as coisas se tornam" is themselves. */
const ifOrOneself: Rule = (cohorts, at) => {
  const [before, next] = [cohorts[at - 1], cohorts[at + 1]];
  if (surfaceOf(next) === "não") return (reading) => hasTag(reading, "cnjadv");
  const isSupposed = surfaceOf(before) === "como" && mayBe(next, "pis"); // "como se fosse"
  if (isSupposed || NOT_ONESELF.has(surfaceOf(next))) return (reading) => hasTag(reading, "cnjadv");
  // "O que acontece se adicionarmos": an infinitive of these has its pronoun behind.
  if (isOnly(next, "fts", "infps")) return (reading) => hasTag(reading, "cnjadv");
  const isIf = mayBe(next, "fts") && isOnly(before, "prs", "imp"); // "não se preocupe se parecer"
  if (isIf || /^(?:me|te|lhes?|nos)$/u.test(surfaceOf(next))) {
    return (reading) => hasTag(reading, "cnjadv");
  }
  if (isOnly(next, "det", "num", "np", "tn") || ["o", "os", "a", "as"].includes(surfaceOf(next))) {
    return (reading) => hasTag(reading, "cnjadv");
  }
  // "Se sente aqui" asks, where no other clause follows.
  const asks = opensSentenceHere(before) && mayBe(next, "prs", "imp") && !hasComma(cohorts, at);
  if (asks) return (reading) => hasTag(reading, "pro");
  const done = readingsOf(next).some(isFiniteReading);
  return done && (isOnly(before, "n", "np", "adj", "rel") || subjectAt(cohorts, at - 1) !== null)
    ? (reading) => hasTag(reading, "pro")
    : null;
};

/** Forms of verbs that are never reflexive: of weather and of being. */
const NOT_ONESELF: ReadonlySet<string> = new Set(
  "chover nevar ventar gear trovejar está estão estou estamos estava estavam estive estiver estiverem é são era eram".split(
    " ",
  ),
);

const hasComma = (cohorts: readonly Cohort[], from: number): boolean => {
  const end = cohorts.findIndex((cohort, at) => at > from && isOnly(cohort, "sent"));
  return cohorts.slice(from, end < 0 ? undefined : end).some((cohort) => isOnly(cohort, "cm"));
};

/** "Comece a economizar" has no article; "a outra coisa" has one: with "to" it would be "à outra coisa". */
const to: Rule = (cohorts, at) => {
  const next = cohorts[at + 1];
  if (isOnly(next, "inf", "infps", "fts") || /\/\*\p{L}{3,}[aei]r$/u.test(next?.word ?? "")) {
    return (reading) => hasTag(reading, "pr");
  }
  // "De segunda-feira a sexta-feira".
  const isUntil = [cohorts[at - 1], next].every((day) => surfaceOf(day).endsWith("-feira"));
  if (isUntil) return (reading) => hasTag(reading, "pr");
  // "Para a final": no preposition stands behind another.
  if (isOnly(cohorts[at - 1], "pr")) return (reading) => !hasTag(reading, "pr");
  // "Também a exclui" is her.
  if (readingsOf(next).length > 0 && readingsOf(next).every(isFiniteReading)) {
    return (reading) => hasTag(reading, "pro");
  }
  // "Alérgico a leite", "cheira a flores" have no article.
  const isNoFeminine =
    isOnly(next, "n") && !readingsOf(next).some((noun) => /<m?f><s[gp]>/u.test(noun));
  if (isNoFeminine) return (reading) => hasTag(reading, "pr");
  const isFeminine =
    readingsOf(next).some((reading) => /<(?:n|adj)><f><s[gp]>/u.test(reading)) ||
    /\/\*\p{Ll}+a$/u.test(next?.word ?? "");
  return isFeminine ? (reading) => hasTag(reading, "det") : null;
};

/** "Quanto" is how much, not as, unless something is as much. */
const howMuch: Rule = (cohorts, at) =>
  cohorts.slice(0, at).some((cohort) => SO_MUCH.test(surfaceOf(cohort)))
    ? null
    : (reading) => hasTag(reading, "itg") && hasTag(reading, "adj");

/** "Das quatrocentas pessoas" begins a sentence with "de as", not with a name. */
const contraction: Rule = (cohorts, at) =>
  opensSentenceHere(cohorts[at - 1]) && readingsOf(cohorts[at]).some((r) => r.includes("<pr>+"))
    ? (reading) => !hasTag(reading, "np")
    : null;

/** Of words that join others. */
export const SMALL_WORDS: readonly Rule[] = [
  contraction,
  of("como", like),
  of("nada", nothing),
  of("que", that),
  of("nos", us),
  of("se", ifOrOneself),
  of("a", to),
  of("muito pouco demasiado bastante", much),
  of("quanto", howMuch),
];
