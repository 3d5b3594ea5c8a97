import { isA, isClitic, isFinite, lemmaOf, type Unit } from "../../units.ts";

/** Hopes in the subjunctive: "espero que us hagi agradat", where French has the indicative. */
export function hopeThat(units: readonly Unit[]): Unit[] {
  const hoped = [...units];
  for (const [at, unit] of units.entries()) {
    if (lemmaOf(unit) !== "esperar" || !isA(unit, "pri") || isClitic(units[at - 1])) continue;
    if (!isA(units[at + 1], "cnjsub")) continue;
    const verb = units.findIndex(
      (each, i) => i > at + 1 && (isFinite(each) || isA(each, "vaux", "sent")),
    );
    const told = units[verb];
    if (told && isA(told, "pri", "fti"))
      hoped[verb] = { ...told, word: told.word.replace(/<(?:pri|fti)>/u, "<prs>") };
  }
  return hoped;
}
