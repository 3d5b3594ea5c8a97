import { isA, isClitic, isFinite, lemmaOf, skipAdverbs, type Unit } from "../units.ts";

/** What one wears, or carries: "porter un chapeau", "porter une valise". */
const WORN = new Set(
  `vêtement habit robe chapeau bonnet casquette casque lunettes chaussure botte manteau veste jaquette pull uniforme masque
  montre gant bague collier bijou costume cravate barbe moustache chemise pantalon jupe ceinture écharpe chaussette sandale
  tenue lentille maillot sac valise enfant bébé poids charge fardeau responsabilité plainte attention nom numéro
  titre fruit secours intérêt préjudice coup toast marque trace croix drapeau message chance malheur`.split(
    /\s+/,
  ),
);
/** Those who can go themselves. */
const PEOPLE = new Set(
  `ami amie fils fille frère sœur père mère parent enfant bébé homme femme garçon mari patient client invité voisin personne
  chien chat gens famille`.split(/\s+/),
);

const object = (units: readonly Unit[], at: number): Unit | undefined => {
  let next = skipAdverbs(units, at + 1);
  if (lemmaOf(units[next]) === "quelque chose") return units[next];
  while (isA(units[next], "det", "adj", "num", "predet") || lemmaOf(units[next]) === "de")
    next += 1;
  return isA(units[next], "n") ? units[next] : undefined;
};

/** Whether something is brought, which Catalan says with the verb for wearing: "apporter des fleurs". */
export const isBrought = (units: readonly Unit[], at: number): boolean => {
  const what = object(units, at);
  return what !== undefined && !WORN.has(lemmaOf(what)) && !PEOPLE.has(lemmaOf(what));
};

/** Whether somebody is taken somewhere: "emmener les enfants à l'école". */
export const isTaken = (units: readonly Unit[], at: number): boolean => {
  const whom = object(units, at);
  const isThem = isClitic(units[at - 1]) || (units[at]?.word.includes("+le<prn>") ?? false);
  if (!whom || isThem) return isThem && isPlace(units, at + 1);
  if (!PEOPLE.has(lemmaOf(whom))) return false;
  return ["à", "chez", "en", "au", "dans", "vers"].includes(
    lemmaOf(units[units.indexOf(whom) + 1]),
  );
};

/** Whether somebody who can go comes along: "amener ma sœur". */
export const isPerson = (units: readonly Unit[], at: number): boolean => {
  const whom = object(units, at);
  return whom !== undefined && PEOPLE.has(lemmaOf(whom)) && !WORN.has(lemmaOf(whom));
};

/** Whether nothing is thrown, so that somebody shoots: "il tire". */
export const hasNoObject = (units: readonly Unit[], at: number): boolean =>
  isFinite(units[at]) &&
  !isClitic(units[at - 1]) &&
  isA(units[skipAdverbs(units, at + 1)], "cm", "sent", "cnjcoo");

/** "À l'hôpital", where people are taken. */
function isPlace(units: readonly Unit[], at: number): boolean {
  if (lemmaOf(units[at]) !== "à") return false;
  const place = units[isA(units[at + 1], "det") ? at + 2 : at + 1];
  return WHERE.has(lemmaOf(place));
}
const WHERE = new Set(
  "hôpital école médecin dentiste aéroport gare clinique plage parc".split(" "),
);
