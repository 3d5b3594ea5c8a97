import { isClitic, lemmaOf, type Unit } from "../units.ts";

const leansOnVerb = (unit: Unit | undefined): boolean => isClitic(unit) || lemmaOf(unit) === "ne";

/** Returns the first position from `from` on whose word is neither "ne" nor a pronoun that leans on a verb. */
export function skipNe(units: readonly Unit[], from: number): number {
  let at = from;
  while (leansOnVerb(units[at])) at += 1;
  return at;
}

/** Returns where "ne" and the pronouns that lean on a verb begin; the verb's own position if it has none. */
export function startOfVerb(units: readonly Unit[], verb: number): number {
  let at = verb;
  while (leansOnVerb(units[at - 1])) at -= 1;
  return at;
}
