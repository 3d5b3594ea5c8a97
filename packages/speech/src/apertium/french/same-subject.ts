import { isA, isFinite, lemmaOf, skipClitics, type Unit } from "../units.ts";

/** Conjunctions, and the prepositions that replace them before an infinitive. */
const BEFORE_INFINITIVE: Readonly<Record<string, string>> = {
  "avant que": "avant de<pr>",
  "pour que": "pour<pr>",
  "sans que": "sans<pr>",
};

/** Says "lavez-le avant de le couper" for "avant que vous le coupiez", whose subject is the one before. */
export function withoutSameSubject(units: readonly Unit[]): Unit[] {
  const said: Unit[] = [];
  let doer: string | undefined;
  for (let at = 0; at < units.length; at += 1) {
    const unit = units[at];
    if (!unit) break;
    const before = BEFORE_INFINITIVE[lemmaOf(unit)];
    const end = skipClitics(units, at + 2);
    const verb = units[end];
    if (before && verb && isA(verb, "prs") && isA(units[at + 1], "tn") && personOf(verb) === doer) {
      const infinitive = { ...verb, word: verb.word.replace(/<prs>.*/u, "<inf>") };
      said.push({ ...unit, word: before }, ...units.slice(at + 2, end), infinitive);
      at = end;
      continue;
    }
    if (isA(unit, "sent")) doer = undefined;
    if (isFinite(unit) || isA(unit, "imp")) doer = personOf(unit);
    said.push(unit);
  }
  return said;
}

/** Returns a verb's person and number; undefined for third persons, because their subject may change. */
const personOf = (verb: Unit): string | undefined => /<p[12]><(?:sg|pl)>/u.exec(verb.word)?.[0];
