import { isA, isFinite, lemmaOf, opensClause, type Unit, withLemma, word } from "../units.ts";
import { PEOPLE } from "./people.ts";
import { CLOTHES } from "./own-body.ts";
import { toThemselves } from "./reflexive.ts";

/** What is said instead of some words, and the position behind them. */
interface Rewording {
  readonly words: readonly Unit[];
  readonly end: number;
}

/** Says the words from a position on as Spanish does; undefined if they are not those that it means. */
type Say = (units: readonly Unit[], at: number) => Rewording | undefined;

const lemmasAt = (units: readonly Unit[], at: number, ...lemmas: readonly string[]): boolean =>
  lemmas.every((lemma, i) => lemmaOf(units[at + i]) === lemma);

/** "Siento mucha falta de" and "estoy con nostalgia de" are "extraño mucho". */
const missing: Say = (units, at) => {
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
const missingYou: Say = (units, at) => {
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

/** "Da para ver el mar" is "se puede ver el mar". */
const canBeDone: Say = (units, at) => {
  const unit = units[at];
  const before = units[lemmaOf(units[at - 1]) === "no" ? at - 2 : at - 1];
  const isIt = opensClause(before) || isA(before, "cnjsub", "cnjadv", "adv");
  if (!unit || !isIt || !lemmasAt(units, at, "dar", "para") || !isA(units[at + 2], "inf"))
    return undefined;
  if (!isA(unit, "p3") || !isA(unit, "sg")) return undefined;
  const can = { word: unit.word.replace(/^.*<vblex>/u, "poder<vbmod>"), blank: " " };
  return { words: [word("se<prn><pro><ref><p3><mf><sp>"), can], end: at + 2 };
};

/** "Me envió embora", which the pair takes for "aunque", is "me echó". */
const sendAway: Say = (units, at) => {
  const unit = units[at];
  return unit && lemmasAt(units, at, "enviar", "aunque")
    ? { words: [withLemma(unit, "echar")], end: at + 2 }
    : undefined;
};

/** "Dar todo correcto" is "salir todo bien". */
const turnOutWell: Say = (units, at) => {
  const unit = units[at];
  return unit && lemmasAt(units, at, "dar", "todo", "correcto")
    ? {
        words: [withLemma(unit, "salir"), ...units.slice(at + 1, at + 2), word("bien<adv>")],
        end: at + 3,
      }
    : undefined;
};

/** "Está de vestido rojo" is "lleva un vestido rojo". */
const wear: Say = (units, at) => {
  const [unit, worn] = [units[at], units[at + 2]];
  if (!unit || !worn || !lemmasAt(units, at, "estar", "de") || !CLOTHES.has(lemmaOf(worn)))
    return undefined;
  const one = `uno<det><ind><${isA(worn, "f") ? "f" : "m"}><sg>`;
  return {
    words: [withLemma(unit, "llevar"), ...(isA(worn, "sg") ? [word(one)] : [])],
    end: at + 2,
  };
};

/** "Toda semana" is "cada semana". */
const every: Say = (units, at) =>
  lemmasAt(units, at, "todo") &&
  isA(units[at], "sg") &&
  isA(units[at], "predet", "det") &&
  TIMES.has(lemmaOf(units[at + 1]))
    ? { words: [word("cada<det><ind><mf><sg>")], end: at + 1 }
    : undefined;
const TIMES = new Set("año día hora mañana mes minuto noche semana tarde verano vez".split(" "));

/** "Giró médico" is "se hizo médico". */
const becomeSomebody: Say = (units, at) => {
  const unit = units[at];
  const isChange = lemmasAt(units, at, "girar") && PEOPLE.has(lemmaOf(units[at + 1]));
  if (!unit || !isChange || !isA(units[at + 1], "n") || !isA(unit, "vblex")) return undefined;
  return { words: toThemselves([withLemma(unit, "hacer")], 0), end: at + 1 };
};

/** "Un monte de gente" is "un montón de gente". */
const heaps: Say = (units, at) => {
  const unit = units[at];
  return unit &&
    lemmasAt(units, at, "monte", "de") &&
    isA(units[at - 1], "ind") &&
    isA(units[at + 2], "n")
    ? { words: [withLemma(unit, "montón")], end: at + 1 }
    : undefined;
};

export const REWORDINGS: readonly Say[] = [
  missing,
  missingYou,
  canBeDone,
  sendAway,
  turnOutWell,
  wear,
  every,
  becomeSomebody,
  heaps,
];
