import { caseLike } from "../../../capitals.ts";
import { isA, lemmaOf, type Unit, word } from "../../units.ts";

/** Says "per més que provi" for "tinc bonic provar", which is "j'ai beau essayer": in vain. */
export const tryInVain = (units: readonly Unit[]): Unit[] =>
  units.flatMap((unit, at) => {
    const [beautiful, verb] = [units[at + 1], units[at + 2]];
    if (isBeautiful(unit) && isA(beautiful, "inf") && isHaving(units[at - 1])) return [];
    const having = units[at - 2];
    if (isA(unit, "inf") && isBeautiful(units[at - 1]) && having && isHaving(having)) {
      const person = /<p[123]><(?:sg|pl)>/u.exec(having.word)?.[0] ?? "<p3><sg>";
      const mood = isA(having, "pri", "fti") ? "<prs>" : "<pis>";
      return [{ ...unit, word: unit.word.replace("<inf>", mood + person) }];
    }
    if (!isHaving(unit) || !isBeautiful(beautiful) || !isA(verb, "inf")) return [unit];
    const than = caseLike(unit.word, "per<pr>");
    return [{ ...unit, word: than }, word("més<adv>"), word("que<cnjsub>")];
  });

const isHaving = (unit: Unit | undefined): boolean =>
  lemmaOf(unit) === "tenir" && isA(unit, "pri", "pii", "fti", "cni");
const isBeautiful = (unit: Unit | undefined): boolean =>
  ["bonic", "bell"].includes(lemmaOf(unit)) && isA(unit, "m") && isA(unit, "sg");
