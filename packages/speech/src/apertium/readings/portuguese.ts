import { caseLike } from "../../capitals.ts";
import { isA, lemmaOf, type Unit } from "../units.ts";
import { asForm, isNoun, isQuestion, type Reading, replaced } from "./reading.ts";

export const PORTUGUESE_READINGS: readonly Reading[] = [
  // "eu pago" is "I pay", not "I paid".
  (unit, units, at) =>
    isA(unit, "pp") && lemmaOf(units[at - 1]) === "eu"
      ? replaced(unit, "<pp><m><sg>", "<pri><p1><sg>")
      : unit,
  // "a" before an infinitive is no article: "comece a economizar".
  (unit, units, at) =>
    unit.word.startsWith("o<det><def><f><sg>") && isInfinitive(units[at + 1])
      ? { ...unit, word: "a<pr>/a<pr>" }
      : unit,
  // "quanto" is "how much", not "as", unless something is as much.
  (unit, units, at) =>
    unit.word === "quanto<adv>/com<adv>" && !units.slice(0, at).some(isAsMuch)
      ? { ...unit, word: "quanto<adj><itg><m><sg>/quant<adj><itg><m><sg>" }
      : unit,
  // "era saber" is what something was.
  (unit, units, at) =>
    isNoun(unit, "era") && isA(units[at - 1], "adv")
      ? asForm(unit, "ser", "<vbser><pii><p3><sg>", { era: "ser" })
      : unit,
  (unit, units, at) =>
    isA(unit, "infps") && ["ser", "era"].includes(lemmaOf(units[at - 1]))
      ? replaced(replaced(unit, "<infps><p1><sg>", "<inf>"), "<infps><p3><sg>", "<inf>")
      : unit,
  // "qual parece" asks which, not how.
  (unit, units, at) =>
    /^qual<cnjadv>/iu.test(unit.word) && isQuestion(units, at)
      ? { ...unit, word: caseLike(unit.word, "qual<prn><itg><mf><sg>/quin<prn><itg><m><sg>") }
      : unit,
  // "volta" behind a noun is "returns", not "tour".
  (unit, units, at) =>
    isNoun(unit, "volta") && isA(units[at - 1], "n")
      ? asForm(unit, "voltar", "<vblex><pri><p3><sg>", { volta: "tornar", vuelta: "volver" })
      : unit,
];

const isAsMuch = (unit: Unit): boolean => ["tanto", "tão", "tanto quanto"].includes(lemmaOf(unit));

/** Known to the pair or not. */
const isInfinitive = (unit: Unit | undefined): boolean =>
  isA(unit, "inf") || /^\*\p{L}{3,}[aei]r\//u.test(unit?.word ?? "");
