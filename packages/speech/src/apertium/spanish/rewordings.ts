import { isA, lemmaOf, opensClause, withLemma, word } from "../units.ts";
import { missing, missingYou } from "./missing.ts";
import { PEOPLE } from "./people.ts";
import { lemmasAt, type Say } from "./rewording.ts";
import { SAYINGS } from "./sayings.ts";
import { every, lastWeek, late } from "./times.ts";
import { CLOTHES } from "./own-body.ts";
import { toThemselves } from "./reflexive.ts";

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

/** "Habría debido llamar" is "debería haber llamado". */
const shouldHave: Say = (units, at) => {
  const unit = units[at];
  const isShould = lemmasAt(units, at, "haber", "deber") && isA(units[at + 1], "pp");
  const [done = "", ...pronouns] = units[at + 2]?.word.split("+") ?? [];
  if (!unit || !isShould || !isA(unit, "cni") || !done.endsWith("<inf>")) return undefined;
  const should = { word: unit.word.replace(/^.*<vbhaver>/u, "deber<vbmod>"), blank: " " };
  const have = ["haber<vbhaver><inf>", ...pronouns].join("+");
  return { words: [should, word(have), word(done.replace("<inf>", "<pp><m><sg>"))], end: at + 3 };
};

/** "Removió en mi móvil" is "tocó mi móvil", "no toque en nada" "no toque nada". */
const touch: Say = (units, at) => {
  const unit = units[at];
  const isTouched =
    lemmasAt(units, at, "remover", "en") ||
    (lemmasAt(units, at, "tocar", "en") && isA(units[at + 2], "tn"));
  return unit && isTouched ? { words: [withLemma(unit, "tocar")], end: at + 2 } : undefined;
};

/** "Paró de llorar" is "dejó de llorar"; "no para de llorar" is said, too. */
const stop: Say = (units, at) => {
  const unit = units[at];
  const isStopped = lemmasAt(units, at, "parar", "de") && isA(units[at + 2], "inf");
  return unit && isStopped && lemmaOf(units[at - 1]) !== "no"
    ? { words: [withLemma(unit, "dejar")], end: at + 1 }
    : undefined;
};

/** "No entendí derecho" is "no entendí bien". */
const right: Say = (units, at) =>
  lemmasAt(units, at, "derecho") && isA(units[at - 1], "vblex") && opensClause(units[at + 1])
    ? { words: [word("bien<adv>")], end: at + 1 }
    : undefined;

/** "Clic aquí" is asked for. */
const click: Say = (units, at) => {
  const unit = units[at];
  return unit &&
    lemmasAt(units, at, "clic") &&
    opensClause(units[at - 1]) &&
    isA(units[at + 1], "adv", "pr")
    ? { words: [word("hacer<vblex><imp><p3><sg>"), word("clic<n><m><sg>")], end: at + 1 }
    : undefined;
};

/** "Perdió de tres a cero" is "perdió por tres a cero". */
const score: Say = (units, at) =>
  lemmasAt(units, at, "de") &&
  isA(units[at + 1], "num") &&
  lemmasAt(units, at + 2, "a") &&
  isA(units[at + 3], "num") &&
  /^(?:empatar|ganar|perder|vencer)$/u.test(lemmaOf(units[at - 1]))
    ? { words: [word("por<pr>")], end: at + 1 }
    : undefined;

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
  ...SAYINGS,
  missing,
  missingYou,
  canBeDone,
  sendAway,
  turnOutWell,
  wear,
  shouldHave,
  touch,
  stop,
  late,
  right,
  click,
  lastWeek,
  score,
  every,
  becomeSomebody,
  heaps,
];
