import { isA, isFinite, lemmaOf, skipAdverbs, skipClitics, type Unit } from "../units.ts";

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
  const verb = skipClitics(units, skipAdverbs(units, at + 1));
  return isFinite(units[verb]) ? verb : undefined;
}
