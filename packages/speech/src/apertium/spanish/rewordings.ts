import { isA, isClitic, lemmaOf, opensClause, withLemma, word } from "../units.ts";
import { missing, missingYou } from "./missing.ts";
import { PEOPLE } from "./people.ts";
import { doTo, lemmasAt, type Say } from "./rewording.ts";
import { SAYINGS } from "./sayings.ts";
import { every, lastWeek, late } from "./times.ts";
import { CLOTHES } from "./own-body.ts";
import { toThemselves } from "./reflexive.ts";
import { turnPhrase } from "./turns-of-phrase.ts";

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

/** "No toque en él" is "no lo toque", "no toque en nada" "no toque nada". */
const touch: Say = (units, at) => {
  const verb = units[at];
  return verb && lemmasAt(units, at, "tocar", "en") && isA(units[at + 2], "tn")
    ? doTo(units, at, { verb, object: at + 2 })
    : undefined;
};

/** "No entendí derecho", "haga eso derecho" are "bien"; "estudia derecho" is law. */
const right: Say = (units, at) => {
  const before = units[at - 1];
  const isHow = isA(before, "tn") || (isA(before, "vblex") && !STUDY.has(lemmaOf(before)));
  return lemmasAt(units, at, "derecho") && isHow && opensClause(units[at + 1])
    ? { words: [word("bien<adv>")], end: at + 1 }
    : undefined;
};
const STUDY = new Set("acabar cursar ejercer enseñar estudiar".split(" "));

/** "Eso no va a herir" is "doler" if it has no object. */
const ache: Say = (units, at) => {
  const [unit, next] = [units[at], units[at + 1]];
  const isAlone = !isClitic(units[at - 1]) && isA(next, "sent", "cm", "cnjcoo", "cnjadv");
  return unit &&
    isAlone &&
    lemmasAt(units, at, "herir") &&
    !isA(unit, "pp") &&
    !unit.word.includes("+")
    ? { words: [withLemma(unit, "doler")], end: at + 1 }
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

export const REWORDINGS: readonly Say[] = [
  turnPhrase,
  ...SAYINGS,
  missing,
  missingYou,
  canBeDone,
  wear,
  shouldHave,
  touch,
  late,
  right,
  lastWeek,
  ache,
  score,
  every,
  becomeSomebody,
];
