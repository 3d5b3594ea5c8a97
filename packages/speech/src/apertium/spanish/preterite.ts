import { inSimplePast } from "../simple-past.ts";
import { isA, lemmaOf, type Unit } from "../units.ts";

/**
 * Says what was over at a time in the preterite ("hace tres años empezamos"), where the other languages have one tense
 * for it and for what reaches the present ("ya hemos empezado").
 */
export function inPreterite(units: readonly Unit[]): readonly Unit[] {
  const isOver = units.some((_, at) => isPastTime(units, at)) && !units.some(reachesPresent);
  return isOver ? inSimplePast(units) : units;
}

/** Whether a word names a time that is over, or goes on there: "ayer", "hace tres años", "el año pasado", "era". */
function isPastTime(units: readonly Unit[], at: number): boolean {
  const [before, unit, next, later] = [units[at - 1], units[at], units[at + 1], units[at + 2]];
  if (isA(unit, "pii")) return true;
  if (OVER.has(lemmaOf(unit)) || / pasad[oa]$/u.test(lemmaOf(unit))) return true;
  if (lemmaOf(unit) === "hacer" && isA(unit, "pri") && isA(unit, "p3"))
    return lemmaOf(before) !== "desde" && isA(next, "num", "det") && TIMES.has(lemmaOf(later));
  if (["pasar", "pasado"].includes(lemmaOf(unit))) return TIMES.has(lemmaOf(before));
  if (TIMES.has(lemmaOf(unit)) && isA(unit, "sg")) return lemmaOf(before) === "uno";
  return lemmaOf(unit) === "en" && /^1[5-9]\d\d|^20\d\d/u.test(next?.word ?? "");
}

const OVER = new Set("ayer anteayer anoche durante entonces".split(" "));
const TIMES = new Set(
  "segundo minuto hora día noche mañana tarde semana mes año siglo verano invierno otoño primavera vez lunes martes miércoles jueves viernes sábado domingo".split(
    " ",
  ),
);

/** "Ya", "hoy", "esta semana". */
const reachesPresent = (unit: Unit): boolean => PRESENT.has(lemmaOf(unit)) || isA(unit, "dem");
const PRESENT = new Set(
  "ya todavía aún nunca jamás siempre hoy ahora recientemente últimamente desde".split(" "),
);
