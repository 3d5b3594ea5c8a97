import { isA, lemmaOf, type Unit } from "../units.ts";

/** Says where what happens is with "ser": "la fiesta está en mi casa" → "es en mi casa". */
export const takePlace = (units: readonly Unit[]): Unit[] =>
  units.map((unit, at) => {
    const isPlaced =
      lemmaOf(unit) === "estar" && isA(unit, "p3") && (isHere(units, at) || isAsked(units, at));
    return isPlaced
      ? { ...unit, word: `ser<vbser>${unit.word.slice(unit.word.indexOf(">") + 1)}` }
      : unit;
  });

/** "La fiesta está en". */
const isHere = (units: readonly Unit[], at: number): boolean =>
  EVENTS.has(lemmaOf(units[at - 1])) &&
  (lemmaOf(units[at + 1]) === "en" || /^(?:aquí|allí|ahí)$/u.test(lemmaOf(units[at + 1]))) &&
  !/^(?:marcha|curso|peligro|juego)$/u.test(lemmaOf(units[at + 2]));

/** "¿Dónde está la fiesta?". */
const isAsked = (units: readonly Unit[], at: number): boolean =>
  /^d[oó]nde$/u.test(lemmaOf(units[at - 1])) &&
  isA(units[at + 1], "det") &&
  EVENTS.has(lemmaOf(units[at + 2])) &&
  isA(units[at + 3], "sent");

const EVENTS = new Set(
  `boda cena ceremonia cita clase concierto conferencia curso entrevista examen exposición fiesta funeral partido reunión
  torneo`.split(/\s+/u),
);
