import { caseLike } from "../../../capitals.ts";
import { type Unit, withLemma } from "../../units.ts";

/** Returns what stands for a word; undefined if it stays. */
export type Idiom = (unit: Unit, units: readonly Unit[], at: number) => readonly Unit[] | undefined;

/** Exchanges a word's form in the dictionary, and keeps its capital. */
export const cased = (unit: Unit, lemma: string): Unit =>
  withLemma(unit, caseLike(unit.word, lemma));
