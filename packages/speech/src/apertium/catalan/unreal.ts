import { isA, isFinite, lemmaOf, type Unit } from "../units.ts";

/**
 * Puts what is only imagined into the subjunctive: French says "s'il pleuvait, nous resterions", Catalan and its
 * neighbours "si plogués, ens quedaríem".
 */
export function imagine(units: readonly Unit[]): Unit[] {
  const condition = units.findIndex((unit) => lemmaOf(unit) === "si" && isA(unit, "cnjadv"));
  const isImagined = condition >= 0 && units.some((unit) => isA(unit, "cni"));
  const verb = isImagined
    ? units.findIndex((unit, at) => at > condition && (isFinite(unit) || isA(unit, "vaux")))
    : -1;
  return units.map((unit, at) =>
    at === verb && isA(unit, "pii") ? { ...unit, word: unit.word.replace("<pii>", "<pis>") } : unit,
  );
}
