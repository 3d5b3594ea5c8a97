import { isA, isFinite, lemmaOf, opensClause, type Unit, word } from "../units.ts";

/** Says whom something hurts: "mi espalda duele" → "me duele la espalda". */
export function hurt(units: readonly Unit[]): Unit[] {
  const told: Unit[] = [];
  for (let at = 0; at < units.length; at += 1) {
    const [whose, part, verb] = units.slice(at, at + 3);
    const whom = WHOM[lemmaOf(whose)];
    if (!whose || !part || !verb || !whom || !isPart(units, at)) {
      told.push(...units.slice(at, at + 1));
      continue;
    }
    const number = isA(part, "pl") ? "pl" : "sg";
    const article = `el<det><def><${isA(part, "f") ? "f" : "m"}><${number}>`;
    const hurts = { ...verb, word: verb.word.replace(/<(?:sg|pl)>/u, `<${number}>`), blank: " " };
    const starts = /^\p{Lu}/u.test(whose.word);
    told.push({
      word: starts ? whom.charAt(0).toUpperCase() + whom.slice(1) : whom,
      blank: whose.blank,
    });
    const isGoingOn = lemmaOf(verb) === "estar";
    told.push(hurts, ...(isGoingOn ? units.slice(at + 3, at + 4) : []));
    told.push(word(article), { ...part, blank: " " });
    at += isGoingOn ? 3 : 2;
  }
  return told;
}

/** Whether a part of somebody hurts from a position on. */
function isPart(units: readonly Unit[], at: number): boolean {
  const [whose, part, verb, doing] = units.slice(at, at + 4);
  if (!isA(whose, "pos") || !isA(part, "n") || !opensClause(units[at - 1])) return false;
  return (
    isFinite(verb) &&
    (lemmaOf(verb) === "doler" || (lemmaOf(verb) === "estar" && lemmaOf(doing) === "doler"))
  );
}

const WHOM: Readonly<Record<string, string>> = {
  mío: "me<prn><pro><p1><mf><sg>",
  tuyo: "te<prn><pro><p2><mf><sg>",
  nuestro: "nos<prn><pro><p1><mf><pl>",
  suyo: "le<prn><pro><p3><mf><sg>",
};
