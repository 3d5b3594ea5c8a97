import type { Unit } from "../units.ts";

const PRONOUNS: readonly (readonly [tags: string, pronoun: string])[] = [
  ["<p1><sg>", "mi<prn><pro><p1><mf><sg>"],
  ["<p2><sg>", "ti<prn><pro><p2><mf><sg>"],
  ["<p1><pl>", "ci<prn><pro><p1><mf><pl>"],
  ["<p2><pl>", "vi<prn><pro><p2><mf><pl>"],
];

/** Returns the reflexive pronoun of a verb's person: `mi`, `si`. */
export const pronounOf = (finite: Unit | undefined): string =>
  PRONOUNS.find(([tags]) => finite?.word.includes(tags))?.[1] ?? "si<prn><pro><ref><p3><mf><sp>";
