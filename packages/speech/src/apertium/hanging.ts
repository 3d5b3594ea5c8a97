import { isA, lemmaOf, type Unit, withLemma } from "./units.ts";

/** Words of a language for what somebody hangs on a wall. */
export interface Hanging {
  /** The pair's verb, of what hangs by itself. */
  readonly hangs: string;
  readonly hang: string;
  /** The pair's preposition, and the one that a wall takes. */
  readonly into: string;
  readonly on: string;
  readonly walls: readonly string[];
}

/** Says "il l'a accroché au mur" for "il l'a pendu dans le mur". */
export const hangOnWall = (units: readonly Unit[], words: Hanging): Unit[] => {
  const isWall = (at: number) => words.walls.includes(lemmaOf(units[at]));
  const isOnWall = units.some((unit, at) => isPreposition(unit, words) && isWall(at + 2));
  if (!isOnWall || !units.some((unit) => lemmaOf(unit) === words.hangs)) return [...units];
  return units.map((unit, at) => {
    if (lemmaOf(unit) === words.hangs && isA(unit, "vblex")) return withLemma(unit, words.hang);
    return isPreposition(unit, words) && isWall(at + 2) ? withLemma(unit, words.on) : unit;
  });
};

const isPreposition = (unit: Unit, { into }: Hanging): boolean =>
  lemmaOf(unit) === into && isA(unit, "pr");
