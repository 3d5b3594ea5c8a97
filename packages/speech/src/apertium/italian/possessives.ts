import { inside, isA, lemmaOf, type Unit } from "../units.ts";

const BARE = new Set(["mio", "tuo", "suo", "nostro", "vostro"]);

/** Gives possessives of several their article: the pair leaves it off before the family ("suo padre", but "i suoi figli"). */
export const possessives = (units: readonly Unit[]): Unit[] =>
  units.map((unit) =>
    BARE.has(lemmaOf(unit)) && isA(unit, "det") && isA(unit, "pos") && isA(unit, "pl")
      ? { ...unit, word: `il ${inside(unit.word)}` }
      : unit,
  );
