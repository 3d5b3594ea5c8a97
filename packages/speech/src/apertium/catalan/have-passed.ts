import { isA, lemmaOf, skipAdverbs, type Unit } from "../units.ts";

/** Verbs that Italian says with "to be" in the past, and that the pair leaves so. */
const GOING = new Set(["partir", "restar", "quedar"]);

/** Says "he partit" for "sóc partida": in Catalan everybody "has" gone. */
export function havePassed(units: readonly Unit[]): Unit[] {
  const passed = [...units];
  for (const [at, unit] of units.entries()) {
    const done = skipAdverbs(units, at + 1);
    const participle = units[done];
    if (!isA(unit, "vbser") || !isA(participle, "pp") || !GOING.has(lemmaOf(participle))) continue;
    passed[at] = {
      ...unit,
      word: unit.word.replace(
        /^(?:([sS]))er<vbser>/u,
        (_, s: string) => `${s === "S" ? "H" : "h"}aver<vaux>`,
      ),
    };
    passed[done] = {
      ...(participle as Unit),
      word: (participle as Unit).word.replace(/<pp>.*/u, "<pp><m><sg>"),
    };
  }
  return passed;
}
