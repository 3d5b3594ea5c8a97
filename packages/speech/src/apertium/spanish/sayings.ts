import {
  isA,
  isClitic,
  isFinite,
  lemmaOf,
  opensClause,
  opensSentence,
  skipClitics,
  withLemma,
  word,
} from "../units.ts";
import { lemmasAt, type Say } from "./rewording.ts";

/** "Tiene mucha gente en la fila", with no subject, is "hay": Brazilians say so of what there is somewhere. */
const thereIs: Say = (units, at) => {
  const unit = units[at];
  const isThere =
    lemmasAt(units, at, "tener") &&
    isA(unit, "pri", "pii", "ifi") &&
    isA(unit, "p3") &&
    isA(unit, "sg");
  if (!unit || !isThere || !opensSentence(units[at - 1])) return undefined;
  let noun = at + 1;
  while (isA(units[noun], "adj", "num", "preadv") || isA(units[noun], "ind")) noun += 1;
  let place = noun + 1;
  while (isA(units[place], "adj")) place += 1;
  if (!isA(units[noun], "n") || !HERE.has(lemmaOf(units[place]))) return undefined;
  const be = isA(unit, "pri")
    ? "hay<vblex><pri><p3><sg>"
    : unit.word.replace(/^.*<vblex>/u, "haber<vbhaver>");
  return { words: [{ ...unit, word: be }], end: at + 1 };
};
const HERE = new Set("en aquí ahí allí allá dentro fuera sobre debajo detrás".split(" "));

/** The pair takes "tomara que" for "had taken that". */
const hopefully: Say = (units, at) =>
  lemmasAt(units, at, "haber", "tomar", "que") && isA(units[at + 1], "pp")
    ? { words: [word("ojalá<adv>")], end: at + 2 }
    : undefined;

/** "Deja yo ver" is "déjame ver". */
const letMe: Say = (units, at) => {
  const unit = units[at];
  if (!unit || !lemmasAt(units, at, "dejar", "yo") || !isA(units[at + 2], "inf")) return undefined;
  const letting = unit.word.replace(
    /<(?:pri|prs|imp)>.*$/u,
    "<imp><p3><sg>+me<prn><enc><p1><mf><sg>",
  );
  return opensClause(units[at - 1])
    ? { words: [{ ...unit, word: letting }], end: at + 2 }
    : undefined;
};

/** "No adelanta llorar" is "no sirve de nada llorar". */
const noUse: Say = (units, at) => {
  const unit = units[at];
  const isNoUse =
    lemmasAt(units, at - 1, "no", "adelantar") && isA(units[at + 1], "inf", "sent", "cm");
  return unit && isNoUse
    ? { words: [withLemma(unit, "servir"), word("de<pr>"), word("nada<prn><tn><nt>")], end: at + 1 }
    : undefined;
};

/** "Combinamos de salir" is "quedamos en salir". */
const arrange: Say = (units, at) => {
  const unit = units[at];
  return unit && lemmasAt(units, at, "combinar", "de") && isA(units[at + 2], "inf")
    ? { words: [withLemma(unit, "quedar"), word("en<pr>")], end: at + 2 }
    : undefined;
};

/** "Es sólo llamar" is "basta con llamar". */
const enough: Say = (units, at) => {
  const unit = units[at];
  if (!unit || !lemmasAt(units, at, "ser", "sólo") || !isA(units[at + 2], "inf")) return undefined;
  const be = { word: unit.word.replace(/^.*<vbser>/u, "bastar<vblex>"), blank: " " };
  return { words: [be, word("con<pr>")], end: at + 2 };
};

/** "Ni me miró" is "ni siquiera me miró", where nothing else was denied. */
const notEven: Say = (units, at) =>
  lemmasAt(units, at, "ni") &&
  isFinite(units[skipClitics(units, at + 1)]) &&
  !opensClause(units[at - 1]) &&
  !units.some((unit, other) => other !== at && lemmaOf(unit) === "ni")
    ? { words: [word("ni siquiera<adv>")], end: at + 1 }
    : undefined;

/** "Si necesite ayuda" is "si necesita ayuda": no present subjunctive follows "if". */
const ifItIs: Say = (units, at) => {
  const unit = units[at];
  if (!unit || !isA(unit, "prs") || !isFinite(unit)) return undefined;
  const opening = units
    .slice(0, at)
    .findLast((each) => isA(each, "cnjadv", "cnjsub", "cm", "sent", "rel") || isFinite(each));
  return lemmaOf(opening) === "si" && isA(opening, "cnjadv")
    ? { words: [{ ...unit, word: unit.word.replace("<prs>", "<pri>") }], end: at + 1 }
    : undefined;
};

/** "Tenía me dicho", with a pronoun as Brazilians place it, is "me había dicho". */
const hadDone: Say = (units, at) => {
  const [unit, who] = [units[at], units[at + 1]];
  const isDone = lemmasAt(units, at, "tener") && isA(unit, "pii") && isA(units[at + 2], "pp");
  if (!unit || !who || !isDone || !isClitic(who)) return undefined;
  const have = { word: unit.word.replace(/^.*<vblex>/u, "haber<vbhaver>"), blank: " " };
  return { words: [who, have], end: at + 2 };
};

/** "Pidió despido" is "dimitió". */
const resign: Say = (units, at) => {
  const unit = units[at];
  return unit && lemmasAt(units, at, "pedir", "despido")
    ? { words: [withLemma(unit, "dimitir")], end: at + 2 }
    : undefined;
};

/** "Vamos a encontrarse", of whom Brazilians call "a gente", is "encontrarnos". */
const ourselves: Say = (units, at) => {
  const unit = units[at];
  if (!unit || !isA(unit, "inf", "ger") || !unit.word.includes(SELF)) return undefined;
  const verb = units
    .slice(0, at)
    .findLast((each) => isFinite(each) || isA(each, "cnjsub", "sent", "n", "tn"));
  return isFinite(verb) && isA(verb, "p1") && isA(verb, "pl")
    ? {
        words: [{ ...unit, word: unit.word.replace(SELF, "+nos<prn><enc><p1><mf><pl>") }],
        end: at + 1,
      }
    : undefined;
};
const SELF = "+se<prn><enc><ref><p3><mf><sp>";

export const SAYINGS: readonly Say[] = [
  thereIs,
  hopefully,
  letMe,
  noUse,
  arrange,
  enough,
  notEven,
  ifItIs,
  hadDone,
  resign,
  ourselves,
];
