import { isA, isClitic, isFinite, lemmaOf, skipAdverbs, type Unit, withLemma } from "./units.ts";

/** Words of a language for becoming something. */
export interface Becoming {
  /** Catalan makes itself so: "es fa gran" is "il devient grand". */
  readonly make: string;
  readonly itself: string;
  readonly become: string;
}

/** Says "l'océan devient plus chaud" for "l'océan se fait plus chaud". */
export function becomeSo(units: readonly Unit[], { make, itself, become }: Becoming): Unit[] {
  const isItself = (unit: Unit | undefined) => lemmaOf(unit) === itself && isClitic(unit);
  const enclitic = `+${itself}<prn><enc>`;
  const makesSo = (at: number): boolean => {
    const what = units[skipAdverbs(units, at + 1)];
    return lemmaOf(units[at]) === make && isA(what, "adj") && !isA(what, "ind");
  };
  return units.flatMap((unit, at) => {
    if (isItself(unit) && makesSo(at + 1) && isPlain(units[at + 1])) return [];
    if (!makesSo(at)) return [unit];
    if (isItself(units[at - 1]) && isPlain(unit)) {
      return [{ ...withLemma(unit, become), blank: units[at - 1]?.blank ?? "" }];
    }
    return unit.word.includes(enclitic)
      ? [withLemma({ ...unit, word: unit.word.replace(/\+.*/u, "") }, become)]
      : [unit];
  });
}

const isPlain = (unit: Unit | undefined): boolean => isFinite(unit) || isA(unit, "inf");
