import {
  isA,
  isClitic,
  isFinite,
  lemmaOf,
  opensClause,
  opensSentence,
  skipClitics,
  word,
} from "../units.ts";
import { lemmasAt, type Say } from "./rewording.ts";

/** "Tiene mucha gente en la fila", with no subject, is "hay": Brazilians say so of what there is somewhere. */
const thereIs: Say = (units, at) => {
  const unit = units[at];
  const before = lemmaOf(units[at - 1]) === "no" ? at - 2 : at - 1;
  const isThere = lemmasAt(units, at, "tener") && isA(unit, "pri", "pii", "ifi");
  if (!unit || !isThere || !unit.word.endsWith("<p3><sg>") || !opensSentence(units[before]))
    return undefined;
  let noun = at + 1;
  while (isA(units[noun], "adj", "num", "preadv", "ind")) noun += 1;
  let place = noun + 1;
  while (isA(units[place], "adj")) place += 1;
  const isSomething = isA(units[noun], "n") || SOMEBODY.has(lemmaOf(units[noun]));
  if (!isSomething || !HERE.has(lemmaOf(units[place]))) return undefined;
  const be = isA(unit, "pri")
    ? "hay<vblex><pri><p3><sg>"
    : unit.word.replace(/^.*<vblex>/u, "haber<vbhaver>");
  return { words: [{ ...unit, word: be }], end: at + 1 };
};
const SOMEBODY = new Set("algo alguien nada nadie".split(" "));
const HERE = new Set("en aquí ahí allí allá dentro fuera sobre debajo detrás".split(" "));

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

/** "Había me dicho", with a pronoun as Brazilians place it, is "me había dicho". */
const hadDone: Say = (units, at) => {
  const [unit, who] = [units[at], units[at + 1]];
  const isDone = /^(?:haber|tener)$/u.test(lemmaOf(unit)) && isA(units[at + 2], "pp");
  if (!unit || !who || !isDone || !isFinite(unit) || !isClitic(who)) return undefined;
  const have = { word: unit.word.replace(/^[^>]*>/u, "haber<vbhaver>"), blank: " " };
  return { words: [who, have], end: at + 2 };
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

export const SAYINGS: readonly Say[] = [thereIs, letMe, notEven, ifItIs, hadDone, ourselves];
