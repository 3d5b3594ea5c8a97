import { caseLike } from "../../../capitals.ts";
import { isA, isClitic, lemmaOf, type Unit } from "../../units.ts";

/** Says "et trobo a faltar" for "em faltes": French says to whom somebody is lacking. */
export function missPeople(units: readonly Unit[]): Unit[] {
  const missed = [...units];
  for (const [at, unit] of units.entries()) {
    let verb = at + 1;
    while (isA(units[verb], "vaux") || isA(units[verb], "adv")) verb += 1;
    const [whom, lacking, finite] = [ME[unit.word.toLowerCase()], units[verb], units[at + 1]];
    if (!whom || !isClitic(unit) || lemmaOf(lacking) !== "faltar" || !lacking || !finite) continue;
    const person = /<p[12]><(?:sg|pl)>/u.exec(finite.word)?.[0];
    const you = person ? YOU[person] : undefined;
    if (!you || !person) continue;
    missed[at] = { ...unit, word: caseLike(unit.word, you) };
    missed[at + 1] = { ...finite, word: finite.word.replace(person, whom) };
    const told = missed[verb] ?? lacking;
    missed[verb] = { ...told, word: `${told.word.replace(/^faltar/iu, "trobar")}# a faltar` };
  }
  return missed;
}

const YOU: Readonly<Record<string, string>> = {
  "<p1><sg>": "em<prn><pro><p1><mf><sg>",
  "<p2><sg>": "et<prn><pro><p2><mf><sg>",
  "<p1><pl>": "ens<prn><pro><p1><mf><pl>",
  "<p2><pl>": "us<prn><pro><p2><mf><pl>",
};
const ME: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(YOU).map(([person, pronoun]) => [pronoun, person]),
);
