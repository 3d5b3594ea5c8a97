import { isA, isClitic, isFinite, lemmaOf, opensSentence, type Unit } from "../../units.ts";

/**
 * Keeps "il" and "elle" where they are somebody: Catalan leaves them out, and Portuguese and English then take anybody
 * for who does it. Here they are names, which the pair does not leave out.
 * @param units French words and their translations
 */
export const keepWho = (units: readonly Unit[]): Unit[] =>
  units.map((unit, at) => {
    const name = NAMES[unit.word.split("/", 1)[0]?.toLowerCase() ?? ""];
    if (!name || !isSomebody(units, at)) return unit;
    return { ...unit, word: `${unit.word.split("<", 1)[0]}<np><ant>${name}/ell<np><ant>${name}` };
  });

const NAMES: Readonly<Record<string, string>> = {
  "il<prn><tn><p3><m><sg>": "<m><sg>",
  "il<prn><tn><p3><f><sg>": "<f><sg>",
  "il<prn><tn><p3><m><pl>": "<m><pl>",
  "il<prn><tn><p3><f><pl>": "<f><pl>",
};

function isSomebody(units: readonly Unit[], at: number): boolean {
  let verb = at + 1;
  while (isClitic(units[verb]) || lemmaOf(units[verb]) === "ne") verb += 1;
  if (!isFinite(units[verb]) || mayBeThing(units, at)) return false;
  return (
    !units[at]?.word.toLowerCase().startsWith("il<prn><tn><p3><m><sg>") ||
    !isImpersonal(units, at, verb)
  );
}

const WEATHER = new Set(
  "falloir pleuvoir neiger geler suffire valoir importer sembler paraître".split(" "),
);
const LACKING = new Set("manquer rester exister arriver venir".split(" "));
const SINGLE = new Set(
  "beau chaud froid jour nuit noir bon mauvais doux soleil tard tôt temps midi minuit question".split(
    " ",
  ),
);

/** Whether "il" is impersonal: "il faut", "il y a", "il fait beau", "il est tard", "il reste du pain". */
function isImpersonal(units: readonly Unit[], who: number, verb: number): boolean {
  const leaning = new Set(units.slice(who + 1, verb).map(lemmaOf));
  const lemma = lemmaOf(units[verb]);
  let next = verb + 1;
  while (isA(units[next], "adv", "preadv") && !SINGLE.has(lemmaOf(units[next]))) next += 1;
  if (leaning.has("y") && lemma === "avoir") return true;
  if (leaning.has("se") && /^(?:agir|pouvoir|passer|faire)(?:#|$)/u.test(lemma)) return true;
  const then = units[next];
  if (WEATHER.has(lemma) || lemma.startsWith("faire#")) return true;
  if (isA(then, "inf") || lemmaOf(then) === "y") {
    const inner = units.slice(next, next + 3).find((each) => isA(each, "inf"));
    return WEATHER.has(lemmaOf(inner)) || lemmaOf(then) === "y";
  }
  if (isA(then, "pp") && units.slice(next + 1, next + 4).some(isWeather)) return true;
  if (isA(then, "pp"))
    return WEATHER.has(lemmaOf(then)) || (LACKING.has(lemmaOf(then)) && isNew(units[next + 1]));
  if (LACKING.has(lemma)) return isNew(then);
  if (lemma === "faire") return SINGLE.has(lemmaOf(then)) || isA(then, "num");
  if (lemma !== "être") return false;
  if (SINGLE.has(lemmaOf(then)) || isA(then, "num") || lemmaOf(units[next + 1]) === "fois")
    return true;
  const about = lemmaOf(units[next + 1]);
  return isA(then, "adj", "pp") && (about === "de" || about === "que");
}

const isWeather = (unit: Unit): boolean => isA(unit, "inf") && WEATHER.has(lemmaOf(unit));

/** Whether something that was not spoken of follows: "une fourchette", "du pain", "que". */
const isNew = (unit: Unit | undefined): boolean =>
  isA(unit, "ind", "num", "cnjsub", "n") || lemmaOf(unit) === "de" || lemmaOf(unit) === "que";

/** Whether a thing of the pronoun's gender stands before it in the sentence, which it may be. */
function mayBeThing(units: readonly Unit[], at: number): boolean {
  const start = units.slice(0, at).findLastIndex((unit) => isA(unit, "sent")) + 1;
  const gender = isA(units[at], "f") ? "f" : "m";
  const number = isA(units[at], "pl") ? "pl" : "sg";
  const last = units
    .slice(start, at)
    .findLast((unit) => isA(unit, "n") && isA(unit, gender, "mf") && isA(unit, number, "sp"));
  return last !== undefined && !PEOPLE.has(lemmaOf(last));
}

const PEOPLE = new Set(
  `ami bébé chef collègue copain copine cousin cousine dame directeur docteur élève enfant étudiant femme fille fils frère
  garçon gars gens grand-mère grand-père homme mari maman médecin mec mère monsieur neveu nièce oncle papa parent patron
  père petit président professeur reine roi sœur tante type voisin`.split(/\s+/u),
);

/** What marks a pronoun that only some languages say; it is written nowhere else. */
export const MARK = "\u2063";

/** Makes pronouns of them again, with a mark that the pairs from Catalan look for. */
export const markWho = (units: readonly Unit[]): Unit[] =>
  units.map((unit, at) => {
    if (lemmaOf(unit) !== "ell" || !isA(unit, "np")) return unit;
    const pronoun = opensSentence(units[at - 1]) ? "Ell" : "ell";
    const tags = unit.word.slice(unit.word.indexOf("<")).replace("<np><ant>", "<prn><tn><p3>");
    return { blank: unit.blank + MARK, word: pronoun + tags };
  });

const MARKED = new RegExp(String.raw`${MARK}(ella?|ells|elles) (\p{L})`, "giu");

/** Says who does it to Portuguese alone. */
export const sayWho = (text: string, target: string): string =>
  target === "pt"
    ? text.replaceAll(MARK, "")
    : text
        .replace(MARKED, (_, who: string, next: string) =>
          /^\p{Lu}/u.test(who) ? next.toUpperCase() : next,
        )
        .replaceAll(MARK, "");
