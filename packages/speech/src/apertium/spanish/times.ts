import { inside, isA, lemmaOf, skipAdverbs, withLemma, word } from "../units.ts";
import { PEOPLE } from "./people.ts";
import { lemmasAt, type Say } from "./rewording.ts";

/** "Llegó atrasada" is "llegó tarde"; somebody who "está atrasado" "llega tarde", too, but not a train. */
export const late: Say = (units, at) => {
  const unit = units[at];
  if (!unit || !/^(?:estar|llegar)$/u.test(lemmaOf(unit)) || !isA(unit, "vblex")) return undefined;
  const how = skipAdverbs(units, at + 1);
  if (!/^(?:atrasar|retrasar)$/u.test(lemmaOf(units[how])) || !isA(units[how], "pp"))
    return undefined;
  const who = units.slice(0, at).findLast((each) => isA(each, "n", "np", "tn", "sent", "cm"));
  if (lemmaOf(unit) === "estar" && isA(who, "n") && !PEOPLE.has(lemmaOf(who))) return undefined;
  const much = units.slice(at + 1, how);
  return { words: [withLemma(unit, "llegar"), ...much, word("tarde<adv>")], end: how + 1 };
};

/** "Semana pasada", "año que viene" have an article. */
export const lastWeek: Say = (units, at) => {
  const [unit, which] = [units[at], units[at + 1]];
  const isBare = !isA(units[at - 1], "det", "adj", "num", "pr", "predet");
  if (!unit || !isBare || !TIMES.has(lemmaOf(unit)) || !isA(unit, "sg")) return undefined;
  const isLast = /^(?:pasar|pasado|próximo)$/u.test(lemmaOf(which)) && isA(which, "pp", "adj");
  if (!isLast && !lemmasAt(units, at + 1, "que", "venir")) return undefined;
  const the = `el<det><def><${isA(unit, "f") ? "f" : "m"}><sg>`;
  return { words: [word(the), word(inside(unit.word))], end: at + 1 };
};

/** "Toda semana" is "cada semana". */
export const every: Say = (units, at) =>
  lemmasAt(units, at, "todo") &&
  isA(units[at], "sg") &&
  isA(units[at], "predet", "det") &&
  TIMES.has(lemmaOf(units[at + 1]))
    ? { words: [word("cada<det><ind><mf><sg>")], end: at + 1 }
    : undefined;
const TIMES = new Set("año día hora mañana mes minuto noche semana tarde verano vez".split(" "));
