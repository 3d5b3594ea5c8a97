import { isA, isFinite, lemmaOf, withLemma, word } from "../units.ts";
import { PEOPLE } from "./people.ts";
import { lemmasAt, type Say } from "./rewording.ts";

/** "Siento mucha falta de" and "estoy con nostalgia de" are "extraño mucho". */
export const missing: Say = (units, at) => {
  const unit = units[at];
  if (!unit || !/^(?:sentir|estar|tener)$/u.test(lemmaOf(unit)) || !isA(unit, "vblex"))
    return undefined;
  const isMuch = lemmaOf(units[at + 1]) === "mucho";
  const lack = isMuch ? at + 2 : at + 1;
  const isLack = lemmaOf(unit) === "sentir" && lemmasAt(units, lack, "falta", "de");
  const noun = lemmasAt(units, lack, "con") ? lack + 1 : lack;
  const isLonging = lemmaOf(unit) !== "sentir" && lemmasAt(units, noun, "nostalgia", "de");
  if (!isLack && !isLonging) return undefined;
  const much = isMuch ? [word("mucho<adv>")] : [];
  const end = (isLack ? lack : noun) + 2;
  const who = units[end];
  const to = isA(who, "tn") || (isA(who, "det") && PEOPLE.has(lemmaOf(units[end + 1])));
  const extra = isLonging && to ? [word("a<pr>")] : [];
  return { words: [withLemma(unit, "extrañar"), ...much, ...extra], end };
};

/** "Siento su falta" is "le extraño". */
export const missingYou: Say = (units, at) => {
  const [unit, whose] = [units[at], units[at + 1]];
  const who = isA(whose, "pos") ? WHOM[lemmaOf(whose)] : undefined;
  if (!unit || !who || !lemmasAt(units, at, "sentir") || !lemmasAt(units, at + 2, "falta"))
    return undefined;
  return isFinite(unit)
    ? { words: [word(who), { ...withLemma(unit, "extrañar"), blank: " " }], end: at + 3 }
    : undefined;
};
const WHOM: Readonly<Record<string, string>> = {
  mío: "me<prn><pro><p1><mf><sg>",
  tuyo: "te<prn><pro><p2><mf><sg>",
  suyo: "le<prn><pro><p3><mf><sg>",
  nuestro: "nos<prn><pro><p1><mf><pl>",
};
