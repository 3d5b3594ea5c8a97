import { isA, lemmaOf, skipAdverbs, type Unit } from "./units.ts";

/** A language's verb for having something, and with its first tag the one for having done something. */
export interface Having {
  readonly hold: string;
  readonly have: string;
}

/**
 * Says "ya había cerrado" for "ya tenía cerrado", which the pairs make of Portuguese "tinha fechado". They may take
 * what was done for an adjective, and "been" for a state.
 */
export const havingDone = (units: readonly Unit[], { hold, have }: Having): Unit[] =>
  units.map((unit, at) => {
    const done = units[skipAdverbs(units, at + 1)];
    return lemmaOf(unit) === hold && isA(unit, "pii") && isDone(done)
      ? { ...unit, word: have + unit.word.slice(unit.word.indexOf(">") + 1) }
      : unit;
  });

const isDone = (unit: Unit | undefined): boolean =>
  /^estad?[ot]$/.test(lemmaOf(unit)) ||
  (isA(unit, "m") && isA(unit, "sg") && (isA(unit, "pp") || isLikeParticiple(unit)));

const isLikeParticiple = (unit: Unit | undefined): boolean =>
  isA(unit, "adj") && /(?:[ai]do|[aiu]t)$/.test(lemmaOf(unit));
