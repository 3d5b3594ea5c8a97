import { isA, isClitic, lemmaOf, type Step, type Unit, withLemma } from "../units.ts";

/** Says "m'ha passat" for "m'ha arribat": in French, what happens to somebody arrives to them. */
export const happenTo: Step = (units) =>
  units.map((unit, at) =>
    lemmaOf(unit) === "arribar" && isA(unit, "vblex") && isToSomebody(units, at)
      ? withLemma(unit, "passar")
      : unit,
  );

function isToSomebody(units: readonly Unit[], at: number): boolean {
  let before = at - 1;
  while (isA(units[before], "vaux", "vbhaver", "adv")) before -= 1;
  return isClitic(units[before]) && TO.has(lemmaOf(units[before])) && !isA(units[before], "ref");
}

const TO: ReadonlySet<string> = new Set(["em", "et", "li", "ens", "us"]);
