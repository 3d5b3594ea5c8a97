import { isA, isClitic, lemmaOf, type Unit, withLemma } from "../units.ts";
import { PEOPLE } from "./people.ts";

/**
 * Says what is generally done to things with "se", and with "estar" what state they are in: "el inglés es hablado" → "se
 * habla", "la montaña es cubierta" → "está cubierta".
 */
export const sayPassive = (units: readonly Unit[]): Unit[] =>
  units.flatMap((unit, at) => {
    const done = units[at + 1];
    if (isState(units, at)) return [{ ...withLemma(unit, "estar"), word: stateOf(unit) }];
    if (isGeneral(units, at)) {
      return [
        { word: "se<prn><pro><ref><p3><mf><sp>", blank: unit.blank },
        { word: `${lemmaOf(done)}<vblex>${tagsOf(unit)}`, blank: " " },
      ];
    }
    return isGeneral(units, at - 1) && !isState(units, at - 1) ? [] : [unit];
  });

const tagsOf = ({ word: being }: Unit): string => being.replace(/^[^<]*<[^>]*>/u, "");
const stateOf = (unit: Unit): string => `estar<vblex>${tagsOf(unit)}`;

/** "Es cubierta con nieve": a state, not an action. */
const isState = (units: readonly Unit[], at: number): boolean =>
  lemmaOf(units[at]) === "ser" &&
  isA(units[at], "pri", "pii") &&
  isA(units[at + 1], "pp") &&
  STATES.has(lemmaOf(units[at + 1])) &&
  lemmaOf(units[at + 2]) !== "por";

/** "El inglés es hablado aquí", a passive without an agent. */
function isGeneral(units: readonly Unit[], at: number): boolean {
  const [unit, done, next] = [units[at], units[at + 1], units[at + 2]];
  if (lemmaOf(unit) !== "ser" || !isA(unit, "pri") || !isA(unit, "p3") || !isA(done, "pp"))
    return false;
  if (NO_DEED.has(lemmaOf(done)) || lemmaOf(next) === "por" || isClitic(units[at - 1]))
    return false;
  if (!isA(next, "pr", "adv", "sent", "cm")) return false;
  const thing = units[at - 1];
  return isA(thing, "n") && !PEOPLE.has(lemmaOf(thing));
}

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/u));
const STATES = setOf(
  "acostumbrar basar conectar cubrir hacer llenar localizar prohibir rodear situar ubicar",
);
/** Participles that say how something is. */
const NO_DEED = setOf(
  `aburrir cansar casar complicar conocer dedicar divertir elevar emocionar exagerar equivocar honrar indicar limitar
  merecer parecer preocupar reducir sagrar tomar`,
);
