import { caseLike } from "../../../capitals.ts";
import {
  inSteps,
  inside,
  isA,
  isFinite,
  lemmaOf,
  skipAdverbs,
  skipClitics,
  type Unit,
  word,
} from "../../units.ts";

const TO_PERSON = new Set(
  "ver conocer ayudar querer amar encontrar escuchar oír llamar esperar buscar invitar necesitar molestar herir matar odiar".split(
    " ",
  ),
);
const HUMANS = new Set(
  "mujer hombre chica chico persona niño niña amigo amiga médico profesor señor señora vecino colega madre padre hermano hermana hijo hija".split(
    " ",
  ),
);
const PEOPLE = new Set(["nadie", "alguien"]);

/** "No he visto a nadie", "necesito a vosotros". */
const toSomebody = (units: readonly Unit[]): Unit[] =>
  units.flatMap((unit, at): Unit[] => {
    const verb = units[skipAdverbs(units, at - 1, -1)];
    const noun = units[isA(units[at + 1], "adj") ? at + 2 : at + 1];
    const isPerson = isA(unit, "det") && HUMANS.has(lemmaOf(noun)) && !isA(units[at - 1], "pr");
    if (isPerson && TO_PERSON.has(lemmaOf(verb)) && isA(verb, "vblex"))
      return [word("a<pr>"), unit];
    const isSomebody =
      PEOPLE.has(lemmaOf(unit)) ||
      (isA(unit, "tn") && isA(unit, "p1", "p2") && lemmaOf(verb) === "necesitar");
    return isSomebody &&
      TO_PERSON.has(lemmaOf(verb)) &&
      isA(verb, "vblex") &&
      !isFinite(units[at + 1])
      ? [word("a<pr>"), unit]
      : [unit];
  });

/** "Tomáis la primera calle": Spanish leaves "vosotros" out. */
const withoutVosotros = (units: readonly Unit[]): Unit[] => {
  const said: Unit[] = [];
  let dropped: Unit | undefined;
  for (const [at, unit] of units.entries()) {
    const next = lemmaOf(units[at + 1]) === "no" ? at + 2 : at + 1;
    const verb = units[skipClitics(units, next)];
    if (
      isA(unit, "tn") &&
      lemmaOf(unit) === "vosotros" &&
      !isA(units[at - 1], "pr") &&
      isFinite(verb) &&
      verb?.word.includes("<p2><pl>")
    ) {
      dropped = unit;
      continue;
    }
    said.push(
      dropped ? { word: caseLike(dropped.word, inside(unit.word)), blank: dropped.blank } : unit,
    );
    dropped = undefined;
  }
  return said;
};

/** "Quería hablaros": Spanish says "yo" where it is not plain who. */
const withoutYo = (units: readonly Unit[]): Unit[] => {
  const said: Unit[] = [];
  for (const [at, unit] of units.entries()) {
    const isYo =
      lemmaOf(unit) === "yo" &&
      isA(unit, "tn") &&
      isFinite(units[skipClitics(units, lemmaOf(units[at + 1]) === "no" ? at + 2 : at + 1)]);
    const isPlain = units.some(
      (each, i) => i !== at && SURELY_ME.test(each.word) && !isA(each, "pii", "cni", "pis"),
    );
    if (isYo && isPlain) continue;
    said.push(unit);
  }
  return said;
};
const SURELY_ME = /<p1>(?:<mf>)?<sg>/u;

/** Says whom something is done to, and leaves out who does it where Spanish does. */
export const sayWhoInSpanish = inSteps(toSomebody, withoutVosotros, withoutYo);
