import { caseLike } from "../../capitals.ts";
import { isA, lemmaOf, skipAdverbs, type Unit } from "../units.ts";

/** Verbs that Italian says with "to be" in the past, and that the pair leaves so. */
const GOING = new Set(["partir", "restar", "quedar", "néixer"]);

/** Says "he partit" for "sóc partida": in Catalan everybody "has" gone. */
export function havePassed(units: readonly Unit[]): Unit[] {
  const passed = [...units];
  for (const [at, unit] of units.entries()) {
    const done = skipAdverbs(units, at + 1);
    const participle = units[done];
    if (!participle || !isA(participle, "pp") || !GOING.has(lemmaOf(participle))) continue;
    if (!isA(unit, "vbser")) continue;
    const having = caseLike(unit.word, "haver");
    passed[at] = { ...unit, word: unit.word.replace(/^ser<vbser>/iu, `${having}<vaux>`) };
    passed[done] = { ...participle, word: participle.word.replace(/<pp>.*/u, "<pp><m><sg>") };
  }
  return passed;
}
