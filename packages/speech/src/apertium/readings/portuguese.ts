import { caseLike, keepCapital } from "../../capitals.ts";
import { isA, isQuestion, lemmaOf, type Unit } from "../units.ts";
import { type Reading, replaced } from "./reading.ts";

/** "Se chover", of a verb whose future subjunctive the pairs do not know. */
const mayRain: Reading = (unit, units, at) =>
  isA(unit, "inf") && /^(?:se<cnjadv>|quando<rel>)/iu.test(units[at - 1]?.word ?? "")
    ? replaced(unit, "<inf>", "<pri><p3><sg>")
    : unit;

/** "Se você tiver", "quando chegar" in the present; "seja o que for" is another thing. */
const inPresent: Reading = (unit, units, at) =>
  ["o que", "que"].includes(lemmaOf(units[at - 1])) ? unit : replaced(unit, "<fts>", "<pri>");

/** "Se você tiver" in the present: Spanish has a subjunctive in "cuando llegue". */
const ifInPresent: Reading = (unit, units, at) =>
  lemmaOf(units.slice(0, at).findLast((each) => isA(each, "cnjadv", "cnjsub", "rel"))) === "se"
    ? replaced(unit, "<fts>", "<pri>")
    : unit;

/** "Dormi mal" is badly; "mal dormi" hardly. */
const badly: Reading = (unit, units, at) =>
  /^mal<adv>\/apenas</iu.test(unit.word) && isA(units[at - 1], "vblex", "vbser")
    ? { ...unit, word: caseLike(unit.word, "mal<adv>/mal<adv>") }
    : unit;

/** "Uma jaqueta cinza" is grey, not ash. */
const grey: Reading = (unit, units, at) =>
  lemmaOf(unit) === "cinza" && isA(unit, "n") && isA(units[at - 1], "n")
    ? { ...unit, word: "cinza<adj><mf><sg>/gris<adj><mf><sg>" }
    : unit;

/** "Qual parece" asks which, not how. */
const which: Reading = (unit, units, at) =>
  /^qual<cnjadv>/iu.test(unit.word) && isQuestion(units, at)
    ? { ...unit, word: caseLike(unit.word, "qual<prn><itg><mf><sg>/quin<prn><itg><m><sg>") }
    : unit;

/** "Repetir-o" is a plain infinitive, not a personal one. */
const withPronoun: Reading = (unit, units, at) =>
  isA(units[at + 1], "enc")
    ? { ...unit, word: unit.word.replaceAll(/<infps><p[13]><sg>/g, "<inf>") }
    : unit;

/** "Vamos jantar" is to have dinner, which the pair with Spanish knows as a thing only. */
const dine: Reading = (unit, units, at) =>
  lemmaOf(unit) === "jantar" &&
  isA(unit, "n") &&
  (isA(units[at - 1], "vblex", "vbmod") || ["para", "de"].includes(lemmaOf(units[at - 1])))
    ? { ...unit, word: "jantar<vblex><inf>/cenar<vblex><inf>" }
    : unit;

/** "Em um ano" and "no tempo" keep their preposition; only "na segunda-feira" and "no ano" lose theirs in the transfer. */
const inSomeTime: Reading = (unit, units, at) =>
  /^em<pr>\/en</iu.test(unit.word) &&
  (isA(units[at + 1], "ind") ||
    units.slice(at + 2, at + 4).some((time) => lemmaOf(time) === "tempo"))
    ? { ...unit, word: unit.word.replace(/^em/iu, "durante") }
    : unit;

/** "É assim que funciona": Spanish says "así como", and the transfer takes "assim que" for "as soon as". */
const thatWay: Reading = (unit, units, at) => {
  const [before, ser] = [units[at - 1], units[at - 2]];
  if (/^assim<adv>/iu.test(unit.word) && isA(before, "vbser") && lemmaOf(units[at + 1]) === "que") {
    return { ...unit, word: unit.word.replace(/^assim/iu, "desse modo") };
  }
  return lemmaOf(unit) === "que" && lemmaOf(before) === "assim" && isA(ser, "vbser")
    ? { ...unit, word: "como<cnjadv>/como<cnjadv>" }
    : unit;
};

/** "Marcar uma reunião", "está marcada para junho" fix when it is. */
const fixes =
  (better: string): Reading =>
  (unit, units, at) =>
    lemmaOf(unit) === "marcar" && isAppointing(units, at)
      ? { ...unit, word: unit.word.replace(/(?<=\/)marcar(?=<)/iu, keepCapital(better)) }
      : unit;

const isAppointing = (units: readonly Unit[], at: number): boolean =>
  (isA(units[at], "pp") && lemmaOf(units[at + 1]) === "para") ||
  units.slice(at + 1, at + 5).some((unit) => EVENTS.has(lemmaOf(unit)));
const EVENTS = new Set(
  "almoço café casamento consulta encontro entrevista exame jantar reunião viagem visita".split(
    " ",
  ),
);

export const PORTUGUESE_READINGS: readonly Reading[] = [
  mayRain,
  inPresent,
  which,
  grey,
  withPronoun,
  inSomeTime,
  fixes("fixar"),
];

/** On the way to Spanish. */
export const PORTUGUESE_SPANISH_READINGS: readonly Reading[] = [
  mayRain,
  ifInPresent,
  badly,
  dine,
  grey,
  withPronoun,
  inSomeTime,
  thatWay,
  fixes("fijar"),
];
