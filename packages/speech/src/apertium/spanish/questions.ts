import {
  inside,
  isA,
  isFinite,
  isQuestion,
  lemmaOf,
  opensClause,
  skipAdverbs,
  skipClitics,
  type Unit,
  word,
} from "../units.ts";
import { DONE_TO_PEOPLE } from "./people.ts";

/**
 * Puts the subject behind the verb where a word asks: "¿dónde mi madre está?" → "¿dónde está mi madre?". "Usted" and "yo"
 * are not said there, and whom somebody sees is "a quién".
 */
export function askInOrder(units: readonly Unit[]): Unit[] {
  let ordered = [...units];
  for (let at = units.length - 1; at >= 0; at -= 1) {
    const subject = endOfQuestionWord(ordered, at);
    const clause = subject === undefined ? undefined : clauseFrom(ordered, subject);
    if (!clause || subject === undefined) continue;
    const isInside = !opensQuestion(ordered, at);
    if (isInside && !isA(ordered[clause.end], "sent", "cm")) continue;
    const who = ordered.slice(subject, clause.verb);
    const verb = ordered.slice(clause.verb, clause.end);
    const asked = [...(isSaid(who) ? [...verb, ...who] : verb)];
    ordered = [
      ...personAsked(ordered.slice(at, subject), who, verb),
      ...asked.map((unit) => ({ ...unit, blank: " " })),
      ...ordered.slice(clause.end),
    ];
    ordered.unshift(...units.slice(0, at));
  }
  return ordered;
}

/** "Quién usted vio" is "a quién vio". */
function personAsked(asking: readonly Unit[], who: readonly Unit[], verb: readonly Unit[]): Unit[] {
  const [first, ...rest] = asking;
  const isWhom =
    first !== undefined &&
    rest.length === 0 &&
    lemmaOf(first) === "quién" &&
    who.length > 0 &&
    verb.some((unit) => DONE_TO_PEOPLE.has(lemmaOf(unit)));
  if (!isWhom) return [...asking];
  const starts = /^\p{Lu}/u.test(first.word);
  return [
    { ...word(starts ? "A<pr>" : "a<pr>"), blank: first.blank },
    { word: inside(first.word), blank: " " },
  ];
}

/** Returns where the words of asking end that begin at a position: "a qué hora", "cuántas personas", "cuál de ellos". */
function endOfQuestionWord(units: readonly Unit[], at: number): number | undefined {
  const unit = units[at];
  if (!ASKING.test(lemmaOf(unit))) return undefined;
  if (!opensQuestion(units, at) && !isWondered(units, at)) return undefined;
  const isWhere = /^(?:cómo|como|cuándo|cuando|dónde|donde|por qué)$/u.test(lemmaOf(unit));
  if (isWhere) return goesOn(units, at) ? undefined : at + 1;
  if (lemmaOf(units[at + 1]) === "de" && isA(units[at + 2], "prn")) return at + 3;
  if (!isA(units[at + 1], "n")) return at + 1;
  return isA(units[at + 2], "adj") ? at + 3 : at + 2;
}

/** Whether a direct question begins with a word, or with a preposition before it. */
const opensQuestion = (units: readonly Unit[], at: number): boolean =>
  isQuestion(units, at) && opensClause(isA(units[at - 1], "pr") ? units[at - 2] : units[at - 1]);

/** "No sé dónde": with a verb of knowing or asking, and a subject that is no pronoun. */
const isWondered = (units: readonly Unit[], at: number): boolean => {
  const before = isA(units[at - 1], "pr") ? at - 2 : at - 1;
  return (
    WONDER.has(lemmaOf(units[before])) &&
    (lemmaOf(units[at + 1]) === "hora" ||
      !/^(?:qu[eé]|qui[eé]n|cu[aá]l)$/u.test(lemmaOf(units[at]))) &&
    !SPOKEN_OF.test(lemmaOf(units[at + 1]))
  );
};
export const WONDER = new Set(
  `acordar averiguar comprobar contar decidir decir descubrir entender explicar imaginar mostrar olvidar preguntar recordar saber ver`.split(
    " ",
  ),
);

/** "Cuando llegue, ¿me llama?": another clause asks. */
const goesOn = (units: readonly Unit[], at: number): boolean => {
  const end = units.findIndex((unit, after) => after > at && isA(unit, "cm", "sent"));
  return isA(units[at], "rel") && isA(units[end], "cm");
};

const ASKING = /^(?:qu[eé]|qui[eé]n|cu[aá]l|c[oó]mo|cu[aá]ndo|d[oó]nde|cu[aá]nto|por qué)$/u;

/** Returns the position of the verb, with what leans on it, behind a subject that begins at a position, and its end. */
function clauseFrom(
  units: readonly Unit[],
  subject: number,
): { verb: number; end: number } | undefined {
  const end = endOfSubject(units, subject);
  if (end === undefined) return undefined;
  const verb = skipClitics(units, skipAdverbs(units, end));
  if (!isFinite(units[verb])) return undefined;
  const next = skipAdverbs(units, verb + 1);
  const isDone = lemmaOf(units[verb]) === "haber" && isA(units[next], "pp");
  const isDoing = isA(units[next], "ger");
  const isSo =
    /^(?:ser|estar)$/u.test(lemmaOf(units[verb])) &&
    isA(units[next], "pp", "adj") &&
    isA(units[next + 1], "sent", "cm");
  return { verb: end, end: isDone || isDoing || isSo ? next + 1 : verb + 1 };
}

/** Returns the position behind a subject: "usted", "mi madre", "las personas de la oficina". */
function endOfSubject(units: readonly Unit[], start: number): number | undefined {
  const first = units[start];
  if (isA(first, "prn") && isA(first, "tn") && PERSON.test(lemmaOf(first))) return start + 1;
  if (isA(first, "np")) return start + 1;
  if (!isA(first, "det")) return undefined;
  let at = start + 1;
  while (isA(units[at], "adj", "num", "det")) at += 1;
  if (!isA(units[at], "n")) return undefined;
  at += 1;
  while (isA(units[at], "adj")) at += 1;
  if (lemmaOf(units[at]) !== "de") return at;
  return endOfSubject(units, at + 1) ?? (isA(units[at + 1], "n") ? at + 2 : undefined);
}

const PERSON = /^(?:yo|tú|usted|él|nosotros|vosotros|ustedes|eso|esto|aquello)$/u;

/** Whether a subject is said behind its verb. */
const isSaid = ([first, other]: readonly Unit[]): boolean =>
  other !== undefined || !SPOKEN_OF.test(lemmaOf(first));
const SPOKEN_OF = /^(?:yo|tú|usted|ustedes|nosotros|vosotros)$/u;
