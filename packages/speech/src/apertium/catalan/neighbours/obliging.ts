import { caseLike } from "../../../capitals.ts";
import { isA, lemmaOf, skipClitics, type Unit, withLemma } from "../../units.ts";

/** Says "deberías" for "tendrías que": what somebody should do, not what they would be forced to. */
export const should =
  (have: string, must: string) =>
  (units: readonly Unit[]): Unit[] =>
    units.map((unit, at) =>
      lemmaOf(unit) === have &&
      isA(unit, "vbmod") &&
      isA(unit, "cni") &&
      isA(units[skipClitics(units, at + 1)], "inf")
        ? { ...unit, word: withLemma(unit, caseLike(unit.word, must)).word.replace(/# .*$/u, "") }
        : unit,
    );
