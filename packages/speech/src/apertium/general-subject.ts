import { inside, isA, isFinite, type Unit, word } from "./units.ts";

/** Whether a sentence begins with a noun that stands for all of its kind: "Eau bout", "Radici assorbono acqua". */
export function beginsGeneral(units: readonly Unit[]): boolean {
  const verb = verbAfterNoun(units);
  return verb !== undefined && isA(verb, "pri") && isA(verb, "vblex");
}

/** Returns the verb of a sentence that begins with a bare noun and its adjectives. */
export function verbAfterNoun([noun, ...rest]: readonly Unit[]): Unit | undefined {
  const verb = rest.find((unit) => !isA(unit, "adj", "adv"));
  return isA(noun, "n") && isFinite(verb) ? verb : undefined;
}

/**
 * Gives such a noun its article, as Romance languages do.
 * @param article in the dictionary, such as `il`
 */
export function nameAll(units: readonly Unit[], article: string): Unit[] {
  const [noun, ...rest] = units;
  if (!noun || !isA(noun, "m", "f") || !beginsGeneral(units)) return [...units];
  const form = `${article}<det><def><${isA(noun, "f") ? "f" : "m"}><${isA(noun, "pl") ? "pl" : "sg"}>`;
  return [{ word: form, blank: noun.blank }, word(inside(noun.word)), ...rest];
}
