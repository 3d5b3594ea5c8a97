import { isA, lemmaOf, word } from "../units.ts";
import { lemmasAt, type Say } from "./rewording.ts";

/** "Llegó atrasada" is "llegó tarde". */
export const late: Say = (units, at) =>
  /^(?:atrasar|retrasar)$/u.test(lemmaOf(units[at])) &&
  isA(units[at], "pp") &&
  lemmasAt(units, at - 1, "llegar")
    ? { words: [word("tarde<adv>")], end: at + 1 }
    : undefined;

/** "Semana pasada" is "la semana pasada". */
export const lastWeek: Say = (units, at) => {
  const [unit, which] = [units[at], units[at + 1]];
  const isBare = !isA(units[at - 1], "det", "adj", "num", "pr", "predet");
  if (!unit || !isBare || !TIMES.has(lemmaOf(unit)) || !isA(unit, "sg")) return undefined;
  if (!/^(?:pasar|pasado|próximo)$/u.test(lemmaOf(which)) || !isA(which, "pp", "adj"))
    return undefined;
  const the = `el<det><def><${isA(unit, "f") ? "f" : "m"}><sg>`;
  return { words: [word(the), { ...unit, blank: " " }], end: at + 1 };
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
