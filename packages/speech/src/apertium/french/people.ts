import { isA, isFinite, lemmaOf, skipAdverbs, type Unit } from "../units.ts";

/** What somebody is, by the adjective that the pair takes it for. */
const PROFESSIONS: Readonly<Record<string, string>> = {
  chimique: "chimiste",
  mathématique: "mathématicien",
  mécanique: "mécanicien",
  médical: "médecin",
  physique: "physicien",
  technique: "technicien",
};

/** Says "mon frère est médecin" for "mon frère est médical", and "il est grand" for "il est haut". */
export const describePeople = (units: readonly Unit[]): Unit[] =>
  units.map((unit, at) => {
    const being = skipAdverbs(units, at - 1, -1);
    const profession = PROFESSIONS[lemmaOf(unit)];
    if (!isA(unit, "adj") || !(profession || lemmaOf(unit) === "haut")) return unit;
    if (!["être", "devenir"].includes(lemmaOf(units[being])) || isA(units[at + 1], "n"))
      return unit;
    if (isFinite(units[being]) ? !isPerson(units, being - 1) : !profession) return unit;
    const number = isA(unit, "pl") ? "pl" : "sg";
    const noun = `${profession}<n><${isA(unit, "f") ? "f" : "m"}><${number}>`.replace(
      /(?<=(?:médecin|chimiste)<n>)<[mf]>/u,
      "<mf>",
    );
    return { ...unit, word: profession ? noun : unit.word.replace(/^haut/iu, "grand") };
  });

/** Whether a verb's subject is somebody: "il", "mon frère". */
function isPerson(units: readonly Unit[], end: number): boolean {
  const who = units[lemmaOf(units[end]) === "ne" ? end - 1 : end];
  return isA(who, "tn")
    ? isA(who, "p1", "p2", "p3")
    : isA(who, "ant") || RELATIVES.has(lemmaOf(who));
}

const RELATIVES = new Set(
  `père mère frère sœur fils fille oncle tante cousin cousine mari femme grand-père grand-mère neveu nièce ami amie
  voisin voisine enfant homme garçon`.split(/\s+/),
);
