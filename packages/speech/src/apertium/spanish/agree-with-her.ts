import { isA, isFinite, lemmaOf, skipAdverbs, type Unit } from "../units.ts";

/** Lets what "ella" is, or becomes, agree with her: "ella está enfermo" → "enferma". */
export const agreeWithHer = (units: readonly Unit[]): Unit[] =>
  units.map((unit, at) => {
    const isHow = isA(unit, "adj", "pp") || HOW.has(lemmaOf(unit));
    if (!isHow || !isA(unit, "m")) return unit;
    const verb = skipAdverbs(units, at - 1, -1);
    if (!isFinite(units[verb]) || !BE.has(lemmaOf(units[verb]))) return unit;
    let who = skipAdverbs(units, verb - 1, -1);
    while (isA(units[who], "pro")) who -= 1;
    return isHer(units[who]) && isAlike(units[who], unit)
      ? { ...unit, word: unit.word.replace("<m>", "<f>") }
      : unit;
  });

/** Lets a participle agree with whose noun had another gender: "la cena está siendo preparado" → "preparada". */
export const agreeWhileDone = (units: readonly Unit[]): Unit[] =>
  units.map((unit, at) => {
    const isDone =
      isA(unit, "pp") && lemmaOf(units[at - 1]) === "ser" && isA(units[at - 1], "ger", "pp");
    if (!isDone) return unit;
    let noun = at - 2;
    while (isFinite(units[noun]) || isA(units[noun], "adv", "inf", "pro")) noun -= 1;
    const gender = isA(units[noun], "f") ? "f" : "m";
    return isA(units[noun], "n") && isAlike(units[noun], unit)
      ? { ...unit, word: unit.word.replace(/<[mf]>/u, `<${gender}>`) }
      : unit;
  });

const isHer = (unit: Unit | undefined): boolean =>
  isA(unit, "tn") && isA(unit, "f") && lemmaOf(unit) === "él";
const isAlike = (one: Unit | undefined, other: Unit): boolean =>
  isA(one, "pl") === isA(other, "pl");

const BE = new Set("estar parecer poner quedar sentir ser volver hacer".split(" "));
/** Nouns that say how somebody is. */
const HOW = new Set(["enfermo"]);
