import { isA, isClitic, isFinite, lemmaOf, type Unit, withLemma, word } from "../units.ts";

const SUBJECTS: Readonly<Record<string, string>> = { que: "qui", "celui que": "celui qui" };

/** Says "qui" and "ce qui" where the verb has no other subject: "un navire qu'a coulé" → "un navire qui a coulé". */
export const whoDoes = (units: readonly Unit[]): Unit[] =>
  units.map((unit, at) => {
    const subject = SUBJECTS[lemmaOf(unit)];
    if (!subject || !isA(unit, "rel")) return unit;
    let verb = at + 1;
    while (isClitic(units[verb]) || lemmaOf(units[verb]) === "ne") verb += 1;
    if (!isFinite(units[verb]) || !isA(units[verb], "p3")) return unit;
    // "Ce que peuvent" and "ce que peut" have lost a "vous".
    const isLost = !isA(units[verb], "sg") || isA(units[verb], "vbmod");
    if (subject === "celui qui" && isLost) return unit;
    return withLemma(unit, subject);
  });

/** Says "ce que m'a le plus étonné" for "ce que plus m'a étonné", for `whoDoes` to go on with. */
export function mostOfAll(units: readonly Unit[]): Unit[] {
  const ordered = [...units];
  for (const [at, unit] of units.entries()) {
    if (!isA(unit, "rel") || lemmaOf(units[at + 1]) !== "plus") continue;
    let verb = at + 2;
    while (isClitic(units[verb])) verb += 1;
    if (!isFinite(units[verb])) continue;
    const most = [word("le<det><def><m><sg>"), word("plus<adv>")];
    ordered.splice(at + 1, verb - at, ...units.slice(at + 2, verb + 1), ...most);
    break; // further ones have moved
  }
  return ordered;
}
