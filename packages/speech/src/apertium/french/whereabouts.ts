import { caseLike } from "../../capitals.ts";
import { isA, lemmaOf, type Unit, withLemma } from "../units.ts";

const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

/** What one is on. */
const ON = words(
  `île lune colline toit terrasse balcon trottoir planète quai canapé photo écran site chaîne épaule dos liste scène parking
  autoroute étagère nez`,
);
/** Where one is and what one does there, unless it is a certain one: "à l'école", "dans l'école de mon frère". */
const AT = words(
  `école université hôpital gare aéroport travail cinéma supermarché plage piscine église bibliothèque restaurant étranger
  télévision télé radio lycée théâtre est ouest nord sud`,
);
/** When, with "à" whatever follows. */
const WHEN = words("époque moment fin début instant");
const SEASONS = words("printemps été automne hiver");
const PEOPLE = words(
  "dentiste médecin docteur coiffeur boucher boulanger vétérinaire voisin voisine ami amie tante oncle grand-mère grand-père grand-parent parent mécanicien",
);

/**
 * Says "sur une île", "à l'école", "à cette époque" and "chez le dentiste" for "dans", as which the pair has Catalan "en";
 * "au printemps 1815".
 */
export const sayWhere = (units: readonly Unit[]): Unit[] =>
  units.flatMap((unit, at) => {
    if (isYearOfSeason(units, at)) return [];
    if (!isA(unit, "pr")) return [unit];
    const noun = nounFrom(units, at + 1);
    const place = isA(units[noun], "n") && noun > at + 1 ? placeOf(units, at, noun) : undefined;
    return [place ? withLemma(unit, caseLike(unit.word, place)) : unit];
  });

function nounFrom(units: readonly Unit[], from: number): number {
  let at = from;
  while (isA(units[at], "det", "adj", "num")) at += 1;
  return at;
}

function placeOf(units: readonly Unit[], at: number, noun: number): string | undefined {
  const [preposition, name] = [lemmaOf(units[at]), lemmaOf(units[noun])];
  const [the, next] = [units[at + 1], units[noun + 1]];
  if (PEOPLE.has(name) && (preposition === "dans" || isGoing(units, at, preposition)))
    return "chez";
  if (preposition !== "dans") return undefined;
  if (ON.has(name)) return "sur";
  if (WHEN.has(name) && isA(the, "def", "dem")) return "à";
  if (["minute", "seconde"].includes(name) && isA(units[noun - 1], "adj") && isA(the, "def"))
    return "à";
  if (SEASONS.has(name) && isYearOfSeason(units, noun + 1)) return "à";
  const isCertain = isA(next, "adj", "rel") || (isA(next, "pr") && lemmaOf(next) === "de");
  return AT.has(name) && isA(the, "def") && noun === at + 2 && !isCertain ? "à" : undefined;
}

/** "Je suis allé au médecin", but "je suis allé parler au médecin". */
function isGoing(units: readonly Unit[], at: number, preposition: string): boolean {
  const verb = units[at - 1];
  return preposition === "à" && GOING.has(lemmaOf(verb)) && isA(verb, "vblex", "vbser");
}
const GOING = words("aller retourner être passer courir");

const isYearOfSeason = (units: readonly Unit[], at: number): boolean =>
  lemmaOf(units[at]) === "de" &&
  SEASONS.has(lemmaOf(units[at - 1])) &&
  isA(units[at + 1], "num") &&
  isA(units[at - 2], "def");
