import {
  isA,
  isClitic,
  isFinite,
  lemmaOf,
  opensSentence,
  skipAdverbs,
  type Unit,
} from "../units.ts";

const ASKING = new Set(["come", "dove", "quando", "quanto"]);

/** Puts the subject of a question behind its verb: "a che ora chiude il museo?", not "a che ora il museo chiude?". */
export function askInOrder(units: readonly Unit[]): Unit[] {
  const asked = [...units];
  for (let at = 0; at < asked.length; at += 1) {
    const from = asksAt(asked, at);
    if (from !== undefined && isPronounAsked(asked, from)) {
      asked.splice(from, 1);
      continue;
    }
    const end = from === undefined ? undefined : endOfNoun(asked, from);
    const verb = from === undefined || end === undefined ? undefined : verbFrom(asked, end);
    if (from === undefined || end === undefined || verb === undefined) continue;
    if (!isAsked(asked, at, verb)) continue;
    const [subject, told] = [asked.slice(from, end), asked.slice(end, verb)];
    asked.splice(from, verb - from, ...told, ...subject);
  }
  return asked;
}

/** Whether a question has a pronoun before its verb: "chi lei crede che vincerà?" */
function isPronounAsked(units: readonly Unit[], at: number): boolean {
  // "Che lei dice" becomes "che cosa dice" later.
  if (lemmaOf(units[at - 1]) === "che") return false;
  if (!isA(units[at], "tn") || !isA(units[at], "p1", "p2", "p3")) return false;
  const sentence = units.slice(at).find((unit) => isA(unit, "sent", "cm"));
  return Boolean(sentence?.word.startsWith("?")) && verbFrom(units, at + 1) !== undefined;
}

/** Returns the position behind the asking words that stand at one: "dove", "a che ora", "che cosa". */
function asksAt(units: readonly Unit[], at: number): number | undefined {
  const unit = units[at];
  if (ASKING.has(lemmaOf(unit)) && isA(unit, "adv", "cnjadv", "itg")) return at + 1;
  if (!isA(unit, "itg")) return undefined;
  return isA(unit, "adj", "det") && isA(units[at + 1], "n") ? at + 2 : at + 1;
}

/** Returns the position behind a noun with an article, and with what belongs to it. */
function endOfNoun(units: readonly Unit[], from: number): number | undefined {
  if (isA(units[from], "tn") && isA(units[from], "nt")) return from + 1;
  let at = from;
  while (isA(units[at], "det", "adj", "num")) at += 1;
  if (at === from || !isA(units[at], "n")) return undefined;
  at += 1;
  while (isA(units[at], "adj", "pp", "adv") && !isFinite(units[at])) at += 1;
  if (lemmaOf(units[at]) !== "di") return at;
  let next = at + 1;
  while (isA(units[next], "det", "adj")) next += 1;
  return isA(units[next], "n", "np") ? next + 1 : undefined;
}

/** Returns the position behind a verb with its pronouns and its participle. */
function verbFrom(units: readonly Unit[], from: number): number | undefined {
  let at = from;
  while (isClitic(units[at]) || lemmaOf(units[at]) === "non") at += 1;
  if (!isFinite(units[at])) return undefined;
  const done = skipAdverbs(units, at + 1);
  return isA(units[at], "vbhaver", "vbser") && isA(units[done], "pp") ? done + 1 : at + 1;
}

/** Whether a question, or where something is, ends behind its verb or goes on with a circumstance. */
function isAsked(units: readonly Unit[], at: number, end: number): boolean {
  const sentence = units.slice(at).find((unit) => isA(unit, "sent", "cm"));
  const next = units[end];
  const isLast = isA(next, "sent", "cm");
  if (lemmaOf(units[at]) === "dove" && lemmaOf(units[end - 1]) === "essere" && isLast) return true;
  const before = isA(units[at - 1], "pr") ? units[at - 2] : units[at - 1];
  const isCircumstance = isA(next, "pr", "adv") && !isA(units[end + 1], "inf");
  return (
    Boolean(sentence?.word.startsWith("?")) && opensSentence(before) && (isLast || isCircumstance)
  );
}
