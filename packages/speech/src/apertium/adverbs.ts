import { isA, isClitic, isFinite, lemmaOf, type Unit, word } from "./units.ts";

/**
 * Puts adverbs that follow a subject behind its verb: "mon père toujours travaille" → "mon père travaille
 * toujours". Says "never" with a negation before the verb: "ne mange jamais". Others but "yet" stay before a negation,
 * whose sense they would change: Catalan "ja no" is "no longer".
 */
export function adverbsAfterVerb(
  units: readonly Unit[],
  words: {
    isLate: (adverb: string) => boolean;
    never: string;
    not: string;
    /** Adverbs that go behind the verb of a negation as well: "n'est pas encore arrivé". */
    yet: readonly string[];
  },
): Unit[] {
  const ordered: Unit[] = [];
  for (let at = 0; at < units.length; at += 1) {
    const from = at;
    while (isA(units[at], "adv") && words.isLate(lemmaOf(units[at]))) at += 1;
    const adverbs = units.slice(from, at);
    let verb = at;
    while (isClitic(units[verb]) || lemmaOf(units[verb]) === words.not) verb += 1;
    const isNever = adverbs.some((adverb) => lemmaOf(adverb) === words.never);
    const isNegated = units.slice(at, verb).some((unit) => lemmaOf(unit) === words.not);
    const isYet = adverbs.some((adverb) => words.yet.includes(lemmaOf(adverb)));
    const stays = adverbs.length === 0 || (isNegated && !isNever && !isYet);
    if (stays || !isFinite(units[verb]) || !endsSubject(units[from - 1])) {
      ordered.push(...units.slice(from, at + 1));
      continue;
    }
    if (isNever && !isNegated) ordered.push(word(`${words.not}<adv>`));
    if (lemmaOf(units[verb + 1]) === "pas" && lemmaOf(adverbs[0]) !== "presque") verb += 1;
    ordered.push(...units.slice(at, verb + 1), ...adverbs);
    at = verb;
  }
  return ordered;
}

/** Whether a subject can end with a unit: "mon père", "la voiture rouge", "qui". */
const endsSubject = (unit: Unit | undefined): boolean =>
  isA(unit, "n", "np", "adj", "rel", "num") || (isA(unit, "prn") && !isA(unit, "pro"));
