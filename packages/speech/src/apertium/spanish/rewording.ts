import { lemmaOf, type Unit } from "../units.ts";

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
