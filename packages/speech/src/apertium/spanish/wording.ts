import { caseLike } from "../../capitals.ts";
import { isA, isFinite, lemmaOf, type Unit, withLemma } from "../units.ts";
import { PEOPLE } from "./people.ts";
import { REWORDINGS } from "./rewordings.ts";

/** Says in Spanish words what Portuguese says with others: "siento falta de" → "extraño", "está vistiendo" → "lleva", "ropas" →
 * "ropa". */
export function reword(units: readonly Unit[]): Unit[] {
  const said: Unit[] = [];
  for (let at = 0; at < units.length; at += 1) {
    const [unit, next] = [units[at], units[at + 1]];
    if (!unit) continue;
    const reworded = REWORDINGS.map((say) => say(units, at)).find(Boolean);
    if (reworded) {
      const [first, ...rest] = reworded.words;
      if (first) said.push({ word: caseLike(unit.word, first.word), blank: unit.blank }, ...rest);
      at = reworded.end - 1;
    } else if (lemmaOf(unit) === "estar" && /^vestir<vblex><ger>$/u.test(next?.word ?? "")) {
      said.push(withLemma(unit, "llevar"));
      at += 1;
    } else if (lemmaOf(unit) === "batir" && isPerson(units, at + 1)) {
      said.push(withLemma(unit, "golpear"));
    } else if (next && isTooMuch(unit) && isFinite(next)) {
      said.push({ ...next, blank: unit.blank }, { ...unit, blank: " " });
      at += 1;
    } else if (isA(unit, "f", "mf") && isA(unit, "pl") && isOfClothes(units, at)) {
      said.push({ ...unit, word: unit.word.replace("<pl>", "<sg>") });
    } else said.push(unit);
  }
  return said;
}

const isPerson = (units: readonly Unit[], at: number): boolean =>
  PEOPLE.has(lemmaOf(units[isA(units[at], "det") ? at + 1 : at]));

/** "Demasiado gasta", as Catalan has it. */
const isTooMuch = (unit: Unit): boolean => lemmaOf(unit) === "demasiado";

/** Whether a word goes with "ropas" or is that. */
function isOfClothes(units: readonly Unit[], at: number): boolean {
  let noun = at;
  while (isA(units[noun], "det", "adj")) noun += 1;
  if (lemmaOf(units[noun]) === "ropa") return true;
  return isA(units[at], "adj", "pp") && lemmaOf(units[at - 1]) === "ropa";
}
