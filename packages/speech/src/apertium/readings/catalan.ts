import { isA, lemmaOf, opensClause, skipAdverbs, skipClitics, type Unit } from "../units.ts";
import { asForm, isNoun, type Reading, replaced } from "./reading.ts";

export const CATALAN_READINGS: readonly Reading[] = [
  // "veu" is "sees" with a subject, not "voice".
  (unit, units, at) =>
    isNoun(unit, "veu") && isSubject(units, at - 1)
      ? asForm(unit, "veure", "<vblex><pri><p3><sg>", { voix: "voir", voce: "vedere" })
      : unit,
  // "dolent" is bad, not hurting.
  (unit) =>
    unit.word.startsWith("doldre<vblex><ger>")
      ? asForm(unit, "dolent", "<adj><m><sg>", {
          "faire# mal": "mauvais",
          "faire mal": "mauvais",
          dolere: "cattivo",
        })
      : unit,
  // "quant costa" is "how much does it cost", not a coast.
  (unit, units, at) =>
    isNoun(unit, "costa") && lemmaOf(units[at - 1]) === "quant"
      ? asForm(unit, "costar", "<vblex><pri><p3><sg>", { costa: "custar" })
      : unit,
  (unit, units, at) =>
    unit.word.startsWith("quant<") && lemmaOf(units[at + 1]) === "costa"
      ? replaced(unit, "<f><sg>", "<m><sg>")
      : unit,
  // "fem" is "we do" at the start of a clause, not "manure".
  (unit, units, at) =>
    isNoun(unit, "fem") && opensClause(units[at - 1])
      ? asForm(unit, "fer", "<vblex><pri><p1><pl>", { fumier: "faire", letame: "fare" })
      : unit,
  // "per a menjar" is "to eat", not "for a meal".
  (unit, units, at) =>
    isNoun(unit, "menjar") && lemmaOf(units[at - 1]).startsWith("per")
      ? asForm(unit, "menjar", "<vblex><inf>", { repas: "manger", cibo: "mangiare" })
      : unit,
];

function isSubject(units: readonly Unit[], before: number): boolean {
  const at = skipClitics(units, skipAdverbs(units, before, -1), -1);
  return isA(units[at], "prn") && isA(units[at], "tn");
}
