import { inside, isA, isFinite, lemmaOf, skipAdverbs, skipClitics, type Unit } from "../units.ts";
import { PEOPLE } from "./people.ts";

/**
 * Leaves out "usted" where nobody else can be meant, because a request, "I" or "usted" itself does all that the sentence
 * tells: "levante la mano si usted sabe" → "si sabe".
 */
export function leaveOutUsted(units: readonly Unit[]): Unit[] {
  const kept: Unit[] = [];
  let start = 0;
  while (start < units.length) {
    const found = units.findIndex((unit, at) => at >= start && isA(unit, "sent"));
    const end = found < 0 ? units.length : found + 1;
    kept.push(...withoutUsted(units.slice(start, end)));
    start = end;
  }
  return kept;
}

/**
 * Leaves out a second "él" or "ella" of the same who does everything in a sentence: "ella se rompió el brazo cuando ella
 * cayó".
 */
export const leaveOutAgain = (units: readonly Unit[]): Unit[] =>
  units.filter((unit, at) => {
    if (
      !isHeOrShe(unit) ||
      !OPENS.test(lemmaOf(units[at - 1])) ||
      !isFinite(units[verbBehind(units, at)])
    )
      return true;
    const start = units.slice(0, at).findLastIndex((before) => isA(before, "sent")) + 1;
    const told = units.slice(start, at);
    const who = told.find((before, i) => isHeOrShe(before) && isFinite(told[verbBehind(told, i)]));
    const isSame = who !== undefined && inside(who.word) === inside(unit.word);
    return !isSame || told.some((before) => before !== who && isSomebody(before));
  });

const OPENS = /^(?:cuando|porque|mientras|pero|y|aunque|que|si|lo que)$/u;
const isHeOrShe = (unit: Unit): boolean => lemmaOf(unit) === "él" && isA(unit, "tn");
const isSomebody = (unit: Unit): boolean =>
  isA(unit, "np") || isA(unit, "tn") || PEOPLE.has(lemmaOf(unit));
const verbBehind = (units: readonly Unit[], at: number): number =>
  skipClitics(units, skipAdverbs(units, at + 1));

function withoutUsted(sentence: readonly Unit[]): readonly Unit[] {
  const own = sentence.flatMap((_, at) => verbOfUsted(sentence, at) ?? []);
  if (own.length === 0) return sentence;
  const others = sentence.filter((unit, at) => isVerb(unit) && !own.includes(at));
  if (!others.every((unit) => isA(unit, "imp", "p1", "p2") || isAsked(unit))) return sentence;
  const first = own[0];
  return sentence.filter((_, at) => {
    const verb = verbOfUsted(sentence, at);
    return verb === undefined || (verb === first && others.length === 0);
  });
}

const isVerb = (unit: Unit): boolean => isFinite(unit) || isA(unit, "imp");

/** "Dígame". */
const isAsked = ({ word }: Unit): boolean => word.includes("<prs>") && word.includes("+");

/** Returns the position of the verb of an "usted"; undefined for one that is no subject, or not alone. */
function verbOfUsted(units: readonly Unit[], at: number): number | undefined {
  const [before, unit] = [units[at - 1], units[at]];
  if (lemmaOf(unit) !== "usted" || isA(before, "pr", "cnjcoo")) return undefined;
  const verb = verbBehind(units, at);
  return isFinite(units[verb]) ? verb : undefined;
}
