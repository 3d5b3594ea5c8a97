import { inside, isA, lemmaOf, opensClause, type Unit, word } from "../units.ts";

/** Takes a verb apart from the pronouns that are written with it: "decirme" is "me" and "decir". */
export function apart({ word: joined, blank }: Unit): { verb: Unit; pronouns: readonly Unit[] } {
  const [verb = "", ...pronouns] = joined.split("+");
  return {
    verb: { word: verb, blank },
    pronouns: pronouns.map((pronoun) => word(pronoun.replace("<enc>", "<pro>"))),
  };
}

/** Forbids as Spanish does, with the pronouns before the verb: "no déjelo" → "no lo deje". */
export const forbid = (units: readonly Unit[]): Unit[] =>
  units.flatMap((unit, at) => {
    const forbids = /^(?:no|nunca|jamás)$/u.test(lemmaOf(units[at - 1])) && isA(unit, "imp");
    if (!forbids || !opensClause(units[at - 2])) return [unit];
    const { verb, pronouns } = apart(unit);
    return [...pronouns, { blank: " ", word: inside(verb.word).replace("<imp>", "<prs>") }];
  });
