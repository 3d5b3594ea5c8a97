import { caseLike } from "../../../capitals.ts";
import { isA, lemmaOf, withLemma, word } from "../../units.ts";
import { cased, type Idiom } from "./idiom.ts";

/** "Tinc mal a l'esquena" is "tinc dolor d'esquena". */
const ache: Idiom = (unit, units, at) => {
  const isPain = (each: number): boolean =>
    ["mal", "malament"].includes(lemmaOf(units[each])) &&
    lemmaOf(units[each + 1]) === "a" &&
    isA(units[each + 2], "det") &&
    isA(units[each + 3], "n") &&
    units.slice(Math.max(0, each - 3), each).some((verb) => lemmaOf(verb) === "tenir");
  if (isPain(at)) return [{ ...unit, word: "dolor<n><m><sg>" }];
  if (isPain(at - 1)) return [withLemma(unit, "de")];
  return isPain(at - 2) ? [] : undefined;
};

/** "És la meva falta" is "és culpa meva". */
const fault: Idiom = (unit, units, at) => {
  if (lemmaOf(unit) === "falta" && isA(unit, "n") && isA(unit, "sg") && isA(units[at - 1], "pos"))
    return [withLemma(unit, "culpa")];
  return lemmaOf(unit) === "de" &&
    isA(unit, "pr") &&
    isA(units[at + 1], "pos") &&
    lemmaOf(units[at + 2]) === "falta"
    ? []
    : undefined;
};

/** "És una llàstima que" is a pity. */
const pity: Idiom = (unit, units, at) =>
  lemmaOf(unit) === "és una llàstima" && lemmaOf(units[at + 1]) === "que"
    ? [
        {
          ...unit,
          word: caseLike(unit.word, "ser<vbser><pri><p3><sg>"),
        },
        word("un<det><ind><f><sg>"),
        word("pena<n><f><sg>"),
      ]
    : undefined;

/** "No hi ha raó de preocupar-se". */
const reason: Idiom = (unit, units, at) =>
  lemmaOf(unit) === "de" && lemmaOf(units[at - 1]) === "raó" && isA(units[at + 1], "inf")
    ? [{ ...unit, word: "per a<pr>" }]
    : undefined;

/** "Fer-vos la bona pregunta", not "posar-vos la bona qüestió". */
const question: Idiom = (unit, units, at) => {
  const asks = (verb: number, noun: number): boolean =>
    lemmaOf(units[verb]) === "posar" &&
    lemmaOf(units[noun]) === "qüestió" &&
    units.slice(verb + 1, noun).every((each) => isA(each, "det", "adj", "adv", "preadv"));
  if (lemmaOf(unit) === "posar") {
    const noun = units.findIndex((each, i) => i > at && isA(each, "n"));
    return asks(at, noun) ? [cased(unit, "fer")] : undefined;
  }
  if (lemmaOf(unit) !== "qüestió") return undefined;
  const verb = units.slice(0, at).findLastIndex((each) => isA(each, "vblex"));
  return asks(verb, at) ? [cased(unit, "pregunta")] : undefined;
};

const PRESSED = new Set(
  "botó enllaç fletxa icona imatge interruptor pantalla pedal tecla".split(" "),
);

/** "Prémer l'enllaç", not "recolzar sobre l'enllaç". */
const press: Idiom = (unit, units, at) => {
  const presses = (each: number): boolean =>
    lemmaOf(units[each]) === "recolzar" &&
    lemmaOf(units[each + 1]) === "sobre" &&
    PRESSED.has(lemmaOf(units[each + 3]));
  if (presses(at)) return [cased(unit, "prémer")];
  return presses(at - 1) ? [] : undefined;
};

/** Verbs and nouns that go together in Catalan otherwise than in French. */
export const WORDING: readonly Idiom[] = [ache, fault, pity, reason, question, press];
