import { isA, isClitic, isFinite, lemmaOf, opensClause, type Unit, word } from "./units.ts";

/** A language's adverbs, in small letters. */
export interface Adverbs {
  /** Whether an adverb goes behind the verb. */
  readonly isLate: (adverb: string) => boolean;
  readonly never: string;
  readonly not: string;
  /** Those that go behind the verb of a negation as well: "n'est pas encore arrivé". */
  readonly yet: readonly string[];
  /** Those that cannot open a sentence, like "never": "encore je ne sais pas". */
  readonly early: readonly string[];
}

/**
 * Puts adverbs behind the verb: "mon père toujours travaille" → "mon père travaille toujours". Says "never" with
 * a negation before the verb: "ne mange jamais". Others but "yet" stay before a negation, whose sense they would
 * change: Catalan "ja no" is "no longer".
 */
export function adverbsAfterVerb(units: readonly Unit[], words: Adverbs): Unit[] {
  const ordered: Unit[] = [];
  for (let at = 0; at < units.length; at += 1) {
    const from = at;
    while (isA(units[at], "adv") && words.isLate(lemmaOf(units[at]))) at += 1;
    const adverbs = units.slice(from, at);
    const has = (some: readonly string[]) => adverbs.some((each) => some.includes(lemmaOf(each)));
    const opens =
      (has([...words.early, words.never]) && opensClause(units[from - 1])) ||
      (has([words.never]) && isA(units[from - 1], "cnjsub"));
    const first = opens && isSubject(units[at]) ? at + 1 : at;
    let verb = first;
    while (isClitic(units[verb]) || lemmaOf(units[verb]) === words.not) verb += 1;
    const isNegated = units.slice(first, verb).some((unit) => lemmaOf(unit) === words.not);
    const stays = isNegated && !has([words.never, ...words.yet]);
    const follows = opens || (endsSubject(units[from - 1]) && !isNobody(units[from - 1]));
    if (adverbs.length === 0 || stays || !follows || !isFinite(units[verb])) {
      ordered.push(...units.slice(from, at + 1));
      continue;
    }
    const negation = has([words.never]) && !isNegated ? [word(`${words.not}<adv>`)] : [];
    if (lemmaOf(units[verb + 1]) === "pas" && lemmaOf(adverbs[0]) !== "presque") verb += 1;
    const moved = [...units.slice(at, first), ...negation, ...units.slice(first, verb + 1)];
    ordered.push(...exchangeBlanks(moved, adverbs));
    at = verb;
  }
  return ordered;
}

/** Puts the first before the second, which stood before it; where they begin stays as it was. */
function exchangeBlanks(first: readonly Unit[], second: readonly Unit[]): Unit[] {
  const joined = [...first, ...second];
  const blanks = [...second, ...first].map(({ blank }) => blank);
  return joined.map((unit, i) => ({ ...unit, blank: blanks[i] ?? " " }));
}

const isSubject = (unit: Unit | undefined): boolean =>
  isA(unit, "prn") && isA(unit, "tn") && !isNobody(unit);

/** With these as subject, "already" means "any more": "personne déjà". */
const isNobody = (unit: Unit | undefined): boolean =>
  !isA(unit, "n") && ["personne", "rien", "nessuno", "niente", "nulla"].includes(lemmaOf(unit));

/** Whether a subject can end with a unit: "mon père", "la voiture rouge", "qui". */
const endsSubject = (unit: Unit | undefined): boolean =>
  isA(unit, "n", "np", "adj", "rel", "num") || (isA(unit, "prn") && !isClitic(unit));
