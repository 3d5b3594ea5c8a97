import { isA, isClitic, type Unit, word } from "../units.ts";

/**
 * Gives "us" and "you" behind a preposition their strong form: "cadascun de nosaltres". French has one form for both,
 * and the pair takes it for the one that leans on a verb.
 */
export function strengthen(units: readonly Unit[]): Unit[] {
  return units.flatMap((unit, at): Unit[] => {
    const before = units[at - 1];
    const strong = isClitic(unit)
      ? STRONG[/<p\d><mf><\w+>/u.exec(unit.word)?.[0] ?? ""]
      : undefined;
    if (!strong || isA(units[at + 1], "inf") || isClitic(units[at + 1])) return [unit];
    if (isA(before, "pr")) return [{ ...unit, word: strong }];
    // "Molts de nosaltres"
    return before && /^\S+ de<det>/u.test(before.word)
      ? [{ ...unit, word: "de<pr>" }, word(strong)]
      : [unit];
  });
}

const STRONG: Readonly<Record<string, string>> = {
  "<p1><mf><pl>": "nosaltres<prn><tn><p1><mf><pl>",
  "<p2><mf><pl>": "vosaltres<prn><tn><p2><mf><pl>",
};
