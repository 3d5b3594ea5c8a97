import { isA, isFinite, lemmaOf, skipClitics, type Unit } from "../units.ts";

/** Adverbs that stand between the parts of a past. */
const ALWAYS = new Set(["già", "mai", "sempre"]);
/** And those that do so where something has not been. */
const NOT_YET = new Set(["ancora", "più"]);

/** Says "non ha mai mangiato carne" for "non ha mangiato mai carne", "avete già mentito" for "avete mentito già". */
export function betweenParts(units: readonly Unit[]): Unit[] {
  const ordered = [...units];
  for (let at = 0; at + 2 < ordered.length; at += 1) {
    const [auxiliary, done, adverb] = ordered.slice(at, at + 3);
    if (!done || !adverb || !isFinite(auxiliary) || !isA(auxiliary, "vbhaver", "vbser")) continue;
    if (!isA(done, "pp") || !isA(adverb, "adv", "preadv")) continue;
    const no = ordered[skipClitics(ordered, at - 1, -1)];
    const isNegated = lemmaOf(no) === "non";
    const lemma = lemmaOf(adverb);
    const next = ordered[at + 3];
    const isDegree = isA(next, "adj", "adv", "pp") || ["di", "che"].includes(lemmaOf(next));
    const goesBetween = ALWAYS.has(lemma) || (isNegated && NOT_YET.has(lemma) && !isDegree);
    if (!goesBetween || isA(next, "pp")) continue;
    ordered.splice(at + 1, 2, { ...adverb, blank: done.blank }, { ...done, blank: adverb.blank });
  }
  return ordered;
}
