import { caseLike } from "../../../capitals.ts";
import {
  inside,
  isA,
  isClitic,
  isFinite,
  lemmaOf,
  skipAdverbs,
  type Unit,
  word,
} from "../../units.ts";
import { selfOf } from "../../spanish/reflexive.ts";

/** Says "se marchó" for "marchó", which in Spanish is how a soldier leaves. */
export function leave(units: readonly Unit[]): Unit[] {
  return units.flatMap((unit, at): Unit[] => {
    const next = units[skipAdverbs(units, at + 1)];
    const goes = isLeaving(unit)
      ? isFinite(unit)
      : isA(unit, "vbhaver") && isLeaving(next) && isA(next, "pp");
    const before = units[at - 1];
    if (isLeaving(unit) && isA(unit, "inf", "imp") && !unit.word.includes("+"))
      return isClitic(before)
        ? [unit]
        : [{ ...unit, word: `${unit.word}+${oneselfOf(units, at).replace("<pro>", "<enc>")}` }];
    if (!goes || isClitic(before)) return [unit];
    return [{ ...unit, word: caseLike(unit.word, oneselfOf(units, at)) }, word(inside(unit.word))];
  });
}

const isLeaving = (unit: Unit | undefined): boolean =>
  lemmaOf(unit) === "marchar" && isA(unit, "vblex");

/** Returns the pronoun of who leaves: of the verb, or of the one before an infinitive. */
function oneselfOf(units: readonly Unit[], at: number): string {
  const unit = units[at];
  return selfOf(isA(unit, "inf") ? units.slice(0, at).findLast(isFinite) : unit);
}
