import { isA, isClitic, isFinite, lemmaOf, type Unit } from "../units.ts";
import { DONE_TO_PEOPLE } from "./people.ts";
import { withPronoun } from "./reflexive.ts";

/** Says "lo habría ayudado" for "habría ayudado usted", whom somebody else does something to. */
export function doToYou(units: readonly Unit[]): Unit[] {
  const told: Unit[] = [];
  let object = -1;
  for (const [at, unit] of units.entries()) {
    if (at === object) continue;
    const end = isObject(units, at + 1) ? at + 1 : at + 2;
    const isDone =
      end === at + 1 ? isDeed(units[at]) : lemmaOf(unit) === "haber" && isDeed(units[at + 1]);
    if (isDone && isObject(units, end) && isByOthers(units, at)) {
      object = end;
      const whom = `lo<prn><pro><p3><m><${isA(units[end], "pl") ? "pl" : "sg"}>`;
      told.push(...withPronoun([...told, unit], told.length, () => whom));
    } else told.push(unit);
  }
  return told;
}

const isDeed = (unit: Unit | undefined): boolean =>
  isA(unit, "vblex") && DONE_TO_PEOPLE.has(lemmaOf(unit));

/** "Usted" behind its verb, with no other verb. */
const isObject = (units: readonly Unit[], at: number): boolean =>
  lemmaOf(units[at]) === "usted" &&
  isA(units[at + 1], "sent", "cm", "pr", "cnjcoo", "cnjadv", "adv") &&
  !isFinite(units[at + 2]);

/** "Yo", "ellos". */
const isByOthers = (units: readonly Unit[], at: number): boolean =>
  isFinite(units[at]) &&
  !isClitic(units[at - 1]) &&
  (isA(units[at], "p1", "p2") || (isA(units[at - 1], "tn") && lemmaOf(units[at - 1]) === "él"));
