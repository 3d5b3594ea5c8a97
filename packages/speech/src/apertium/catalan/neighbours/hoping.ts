import {
  isA,
  isClitic,
  isFinite,
  isQuestion,
  lemmaOf,
  opensClause,
  type Unit,
} from "../../units.ts";

/**
 * Says what will be then in the mood that Spanish and Portuguese have for it: "cuando tengáis sueño", "quando tiverem
 * sono", where French and Catalan have the future.
 */
export const hopeWhen =
  (when: ReadonlySet<string>, mood: "<prs>" | "<fts>") =>
  (units: readonly Unit[]): Unit[] => {
    const hoped = [...units];
    for (const [at, unit] of units.entries()) {
      const verb = isFuture(unit) ? clauseOf(units, at) : -1;
      const opening = units[verb];
      if (verb < 0 || !opening || !when.has(lemmaOf(opening))) continue;
      if (isAsked(units, verb)) continue;
      hoped[at] = { ...unit, word: unit.word.replace("<fti>", mood) };
    }
    return hoped;
  };

const isFuture = (unit: Unit): boolean => isA(unit, "fti") && /^[^<]+<v\w+>/u.test(unit.word);

/** Returns the position of the word that opens a verb's clause; -1 if another verb stands before. */
function clauseOf(units: readonly Unit[], verb: number): number {
  for (let at = verb - 1; at >= 0; at -= 1) {
    if (isA(units[at], "cnjadv", "rel", "cnjsub", "itg")) return at;
    if (isClitic(units[at])) continue;
    if (isFinite(units[at]) || opensClause(units[at])) return -1;
  }
  return -1;
}

/** "¿Cuándo vendrás?", "no sé cuándo vendrá". */
function isAsked(units: readonly Unit[], at: number): boolean {
  const before = units[at - 1];
  if (WONDER.has(lemmaOf(before))) return true;
  const end = units.findIndex((unit, each) => each > at && isA(unit, "sent", "cm"));
  return (
    (opensClause(before) || isA(before, "pr")) &&
    isQuestion(units, at) &&
    isA(units[end], "sent") &&
    !units.slice(0, at).some(isFinite)
  );
}

const WONDER = new Set("saber preguntar decir dizer perguntar ver recordar lembrar".split(" "));
