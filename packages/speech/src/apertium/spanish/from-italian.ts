import { caseLike } from "../../capitals.ts";
import { inSteps, isA, isClitic, lemmaOf, skipAdverbs, type Unit } from "../units.ts";
import { inPreterite } from "./preterite.ts";

/** What takes time is with "to be" in Italian: "è durato". */
const LASTING = new Set(["durar", "bastar", "costar", "nacer"]);

/** Says "nos hemos divertido" for "nos estamos divertidos": what one does to oneself is with "to be" in Italian. */
function haveDone(units: readonly Unit[]): Unit[] {
  const told = [...units];
  for (const [at, unit] of units.entries()) {
    if (lemmaOf(unit) !== "estar" || !isA(unit, "pri", "pii")) continue;
    const done = skipAdverbs(units, at + 1);
    const participle = units[done];
    if (!participle || !isA(participle, "pp")) continue;
    if (!isReflexive(units[at - 1], unit) && !LASTING.has(lemmaOf(participle))) continue;
    const having = caseLike(unit.word, "haber");
    told[at] = { ...unit, word: unit.word.replace(/^estar<vblex>/iu, `${having}<vbhaver>`) };
    told[done] = { ...participle, word: participle.word.replace(/<pp><\w+><\w+>/u, "<pp><m><sg>") };
  }
  return told;
}

/** Whether a pronoun is the verb's own person: "nos estamos", "se está". */
function isReflexive(pronoun: Unit | undefined, verb: Unit): boolean {
  if (!isClitic(pronoun)) return false;
  if (isA(pronoun, "ref")) return true;
  const person = /<(p[12])>.*<(sg|pl)>/u.exec(pronoun?.word ?? "");
  return person !== null && isA(verb, person[1] ?? "") && isA(verb, person[2] ?? "");
}

/** Arranges the words of a Spanish sentence that comes from Italian. */
export const arrangeFromItalian = inSteps(haveDone, inPreterite);
