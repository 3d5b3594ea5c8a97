/**
 * Spells what "we" did in European Portuguese ("ficámos") on the way to another language: in Brazil, "ficamos" is "we stay"
 * as well, which Apertium takes it for.
 * @param english what `portuguese` translates
 */
export function pastOfWe(portuguese: string, english: string): string {
  const verbs = [...english.matchAll(WE)].map(([, verb = ""]) => verb.toLowerCase());
  if (verbs.length === 0 || !verbs.every(isPast)) return portuguese;
  return portuguese.replace(WE_DO, "$1ámos");
}

const WE =
  /\bwe (?:(?:also|all|always|both|first|finally|just|never|often|once|only|really|soon|then|usually) )*(\p{L}+)/giu;

/** "-ed", unless it is part of the verb, as in "need"; or one of the verbs that have another past. */
const isPast = (verb: string): boolean =>
  (verb.endsWith("ed") && !/(?:[^r]|br)eed$/.test(verb)) || IRREGULAR.has(verb);

/** Those that mostly translate to verbs in "-ar", whose present and past are spelled alike. */
const IRREGULAR = new Set(
  "began bought brought built caught felt flew found gave got left lost met paid played sang sat sent sold spent spoke swam taught thought told took woke won".split(
    " ",
  ),
);

/** Not "vamos" and the like, nor moods that end alike: they have an accent or an irregular stem. */
const WE_DO =
  /(?<!\p{L})(?!(?:v|est|d|ch|tenh|venh|ponh|faç|poss|sej|vej|dig|saib|queir|estej|hav|haj)amos)([a-zç]+)amos(?!\p{L})/giu;
