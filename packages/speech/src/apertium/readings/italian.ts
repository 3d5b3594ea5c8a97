import { caseLike } from "../../capitals.ts";
import { isA, isClitic, isQuestion, lemmaOf, opensSentence, type Unit } from "../units.ts";
import { type Reading, replaced } from "./reading.ts";

export const ITALIAN_READINGS: readonly Reading[] = [
  // "l'idea" is no verb with its object.
  (unit, units, at) =>
    unit.word.startsWith("ideare<vblex><pri><p3><sg>") && lemmaOf(units[at - 1]) === "lo"
      ? { ...unit, word: "idea<n><f><sg>/idea<n><f><sg>" }
      : unit,
  (unit, units, at) =>
    unit.word.startsWith("lo<prn>") && units[at + 1]?.word.startsWith("ideare<vblex><pri><p3><sg>")
      ? { ...unit, word: "il<det><def><f><sg>/el<det><def><f><sg>" }
      : unit,
  // "ci vediamo" is what we do: a request has its pronoun behind.
  (unit, units, at) =>
    isA(unit, "vblex") && isClitic(units[at - 1]) && !lemmaOf(units[at - 2]).endsWith("che")
      ? replaced(unit, "<prs><p1><pl>", "<pri><p1><pl>")
      : unit,
  // "quel cane" is "that dog", not "what is dog"; only the pair with Spanish takes it so.
  (unit, units, at) => {
    const noun = units[isA(units[at + 1], "adj") ? at + 2 : at + 1];
    const tags = /\/[^<]+<n>(<[mf]><(?:sg|pl)>)/.exec(noun?.word ?? "")?.[1];
    return tags && THAT.test(unit.word)
      ? { ...unit, word: `${caseLike(unit.word, "quello")}<det><dem>${tags}/ese<det><dem>${tags}` }
      : unit;
  },
  // "chiudi la porta" is a request.
  (unit, units, at) =>
    mayAsk(unit) && opensRequest(units, at) && !isQuestion(units, at)
      ? replaced(replaced(unit, "<pri><p2>", "<imp><p2>"), "<pp><f><pl>", "<imp><p2><pl>")
      : unit,
  // "quando arrivate" is you, not women who have arrived.
  (unit, units, at) =>
    YOU_OR_DONE.test(unit.word) && WHEN.has(lemmaOf(units[at - 1]))
      ? replaced(unit, "<pp><f><pl>", "<pri><p2><pl>")
      : unit,
];

/** Verbs whose request is the form of a statement. */
const ITALIAN_REQUEST =
  /^(?!sapere|potere|volere|dovere|avere|essere)\p{L}+[ei]re<vblex><pri><p2>(?:<sg>|<pl>)/iu;
const THAT = /^quello<(?:det|prn)>.*\/(?:lo<detnt>|aquel<)/iu;
const WHEN = new Set(["quando", "se", "mentre", "finché", "appena"]);
/** "Girate", which is the participle of what women or things have done as well. */
const YOU_OR_DONE = /^\p{L}+are<vblex><pp><f><pl>/iu;

const mayAsk = (unit: Unit): boolean =>
  ITALIAN_REQUEST.test(unit.word) || YOU_OR_DONE.test(unit.word);

/** Whether a verb begins a sentence, or stands behind "and" in one that began with a verb like it. */
function opensRequest(units: readonly Unit[], verb: number): boolean {
  if (opensSentence(units[verb - 1])) return true;
  if (!isA(units[verb - 1], "cnjcoo")) return false;
  const first = units.slice(0, verb).findLastIndex((unit) => isA(unit, "sent")) + 1;
  const opening = units[first];
  return opening !== undefined && (mayAsk(opening) || isA(opening, "imp"));
}
