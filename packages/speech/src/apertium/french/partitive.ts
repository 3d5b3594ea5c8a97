import { caseLike } from "../../capitals.ts";
import { beginsGeneral, verbAfterNoun } from "../general-subject.ts";
import { inside, isA, isClitic, lemmaOf, type Unit, word } from "../units.ts";

/** Nouns that make one expression with their verb: "avoir faim", "prendre part". */
const BARE = new Set(
  `accès adieu affaire appel attention besoin bonjour carrière cas chaud cher compte confiance congé connaissance
  conscience conseil contact cours demain demi droit envie face faim fête feu fin foi fois forme froid garde gré hâte heure honneur honte
  horreur hommage impression lieu mal merci midi mine minuit naissance note pardon part partie peine peur pied pitié
  place plainte plaisir position possession preuve raison rapport recours référence rendez-vous route secours semblant service
  soif soin sommeil suite tâche témoignage tête tort trait vent visite vie lundi mardi mercredi jeudi vendredi samedi dimanche
  matin soir nuit jour semaine mois année an janvier février mars avril mai juin juillet août septembre octobre novembre décembre
  français anglais espagnol italien allemand portugais chinois japonais russe arabe madame monsieur mademoiselle docteur
  professeur maman papa`.split(/\s+/),
);

const BEING = new Set(
  "être devenir sembler rester paraître appeler nommer élire travailler mourir naître vivre venir".split(
    " ",
  ),
);

/**
 * Gives nouns the article that French asks for where Catalan has none: "sert seulement poisson" → "sert seulement
 * du poisson", "achète nouveaux bus" → "achète de nouveaux bus", "du pain et fromage" → "du pain et du fromage".
 */
export const partitives = (units: readonly Unit[]): Unit[] =>
  units.flatMap((unit, at) => {
    const [first, ...more] = isA(unit, "n", "adj") ? articleAt(units, at) : [];
    if (!first) return [unit];
    return [{ ...first, blank: unit.blank }, ...more, word(inside(unit.word))];
  });

function articleAt(units: readonly Unit[], at: number): Unit[] {
  const noun = nounFrom(units, at);
  if (!noun || BARE.has(lemmaOf(noun)) || isPair(units, units.indexOf(noun))) return [];
  if (isA(units[at - 1], "cnjcoo", "cm")) return likeTheFirst(units, at - 1, noun);
  if (at === 0) return articleOfSubject(units, noun);
  if (WITH_ARTICLE.has(lemmaOf(units[at - 1])) && isA(units[at - 1], "pr")) return [definite(noun)];
  let verb = at - 1;
  while (isA(units[verb], "adv")) verb -= 1;
  const between = units.slice(verb + 1, at).map(lemmaOf);
  if (!isA(units[verb], "vblex", "vbhaver") || isPredicative(units, verb)) return [];
  if (between.some((adverb) => QUANTITIES.has(adverb.replace(/ de$/, "")))) return [];
  const negated = between.some((adverb) => adverb === "pas" || adverb === "jamais");
  const isFirst = isA(units[at], "n");
  return negated || !isFirst ? [word("de<pr>")] : articleOf(noun);
}

const QUANTITIES = new Set(
  "plus moins assez trop beaucoup peu autant tant comme combien si très".split(" "),
);

/** "Lettre par lettre". */
const isPair = (units: readonly Unit[], at: number): boolean =>
  isA(units[at + 1], "pr") && lemmaOf(units[at + 2]) === lemmaOf(units[at]);

/** Whether a verb is followed by what somebody is: "devenir médecin", "se sentir prêt". */
const isPredicative = (units: readonly Unit[], verb: number): boolean =>
  BEING.has(lemmaOf(units[verb])) ||
  (lemmaOf(units[verb]) === "sentir" && isClitic(units[verb - 1]));

/** Prepositions after which a noun has its article. */
const WITH_ARTICLE = new Set(["sur", "dans", "malgré", "contre", "selon"]);

/** "L'eau bout", "les chiens aboient", but "des choses bizarres sont arrivées". */
function articleOfSubject(units: readonly Unit[], noun: Unit): Unit[] {
  if (beginsGeneral(units)) return [definite(noun)];
  return isA(noun, "pl") && verbAfterNoun(units) ? articleOf(noun) : [];
}

/** The noun of "poisson" or "nouveaux bus"; none before another determiner. */
function nounFrom(units: readonly Unit[], at: number): Unit | undefined {
  const [first, second] = [units[at], units[at + 1]];
  if (lemmaOf(first).endsWith(" de")) return undefined;
  if (isA(first, "n")) return first;
  return isA(first, "ind", "pos", "ord") || !isA(second, "n") ? undefined : second;
}

/** Repeats before the second of two nouns what stands before the first. */
function likeTheFirst(units: readonly Unit[], conjunction: number, noun: Unit): Unit[] {
  let at = conjunction - 1;
  while (isA(units[at], "adj")) at -= 1;
  const first = units[at];
  if (!isA(first, "n")) return [];
  if (articleAt(units, at).length > 1) return articleOf(noun);
  const [of, article] = isA(units[at - 1], "def") ? [at - 2, true] : [at - 1, false];
  if (lemmaOf(units[of]) !== "de" || !isA(units[of], "pr")) return [];
  if (article) return isA(units[of - 1], "vblex", "vbhaver", "adv") ? articleOf(noun) : [];
  return [word("de<pr>")];
}

/** "Du", "de la" or "des". */
const articleOf = (noun: Unit): Unit[] => [word("de<pr>"), definite(noun)];

/** "Le", "la" or "les". */
export function definite(noun: Unit): Unit {
  const form = isA(noun, "pl") ? "<mf><pl>" : isA(noun, "f") ? "<f><sg>" : "<m><sg>";
  return word(`le<det><def>${form}`);
}

/** Says "devenir musicien" for "devenir du musicien". */
export const becomeWhat = (units: readonly Unit[]): Unit[] => {
  const isPartitive = (at: number): boolean =>
    lemmaOf(units[at - 1]) === "devenir" &&
    units[at]?.word === "de<pr>" &&
    lemmaOf(units[at + 1]) === "le" &&
    isA(units[at + 2], "n");
  return units.filter((_, at) => !isPartitive(at) && !isPartitive(at - 1));
};

/** Says "perdre la moitié" for "perdre de la moitié": a half is no part of some amount. */
export const wholeHalf = (units: readonly Unit[]): Unit[] =>
  units.filter(
    (unit, at) =>
      unit.word !== "de<pr>" ||
      lemmaOf(units[at + 2]) !== "moitié" ||
      !isA(units[at + 1], "def") ||
      !isA(units[at - 1], "vblex") ||
      OF.has(lemmaOf(units[at - 1])),
  );

/** Verbs that take "de". */
const OF = new Set("parler dépendre disposer profiter manquer sortir venir".split(" "));

/** Says "n'importe qui" for "n'importe quel" without a noun. */
export const anybody = (units: readonly Unit[]): Unit[] =>
  units.map((unit, at) =>
    lemmaOf(unit) === "n'importe quel" && !isA(units[at + 1], "n", "np", "adj", "num", "det")
      ? { ...unit, word: caseLike(unit.word, "n'importe qui<prn><tn><mf><sg>") }
      : unit,
  );

/** Says "un problème" for "quelque problème", of what can be counted; not "quelque temps". */
export const someOne = (units: readonly Unit[]): Unit[] =>
  units.map((unit, at) => {
    const noun = units[isA(units[at + 1], "adj") ? at + 2 : at + 1];
    const counts = isA(noun, "n") && isA(noun, "sg") && !UNCOUNTED.has(lemmaOf(noun));
    if (lemmaOf(unit) !== "quelque" || !isA(unit, "sg") || !counts) return unit;
    const gender = isA(noun, "f") ? "f" : "m";
    const form = unit.word.startsWith("Q") ? "Un" : "un";
    return { ...unit, word: `${form}<det><ind><${gender}><sg>` };
  });
const UNCOUNTED = new Set(["part", "temps", "peine", "distance", "peu", "endroit", "lieu"]);
