import { isA, lemmaOf, type Unit } from "../units.ts";
import { withPronoun } from "./reflexive.ts";

/** What is said instead of some words, and the position behind them. */
interface Rewording {
  readonly words: readonly Unit[];
  readonly end: number;
}

/** Says the words from a position on as Spanish does; undefined if they are not those that it means. */
export type Say = (units: readonly Unit[], at: number) => Rewording | undefined;

/** Whether words have these forms in the dictionary, from a position on. */
export const lemmasAt = (
  units: readonly Unit[],
  at: number,
  ...lemmas: readonly string[]
): boolean => lemmas.every((lemma, i) => lemmaOf(units[at + i]) === lemma);

/**
 * Says a verb instead of the words from a position on, with those that go with it, and does it to what stands behind them:
 * "lo extraño", "extraño a mi perro".
 */
export function doTo(
  units: readonly Unit[],
  at: number,
  { verb, and = [], object }: { verb: Unit; and?: readonly Unit[]; object: number },
): Rewording {
  const pronoun = objectOf(units[object]);
  return pronoun
    ? {
        words: [...withPronoun([...units.slice(0, at), verb], at, () => pronoun), ...and],
        end: object + 1,
      }
    : { words: [verb, ...and], end: object };
}

/** Returns the pronoun that leans on the verb of which somebody is the object. */
function objectOf(who: Unit | undefined): string | undefined {
  if (!isA(who, "tn") || !isA(who, "p1", "p2", "p3")) return undefined;
  const number = isA(who, "pl") ? "pl" : "sg";
  return (
    OBJECTS[`${lemmaOf(who)} ${number}`] ??
    `lo<prn><pro><p3><${isA(who, "f") ? "f" : "m"}><${number}>`
  );
}

const OBJECTS: Readonly<Record<string, string>> = {
  "yo sg": "me<prn><pro><p1><mf><sg>",
  "mí sg": "me<prn><pro><p1><mf><sg>",
  "tú sg": "te<prn><pro><p2><mf><sg>",
  "ti sg": "te<prn><pro><p2><mf><sg>",
  "nosotros pl": "nos<prn><pro><p1><mf><pl>",
};
