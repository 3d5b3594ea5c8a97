import { caseLike } from "../../capitals.ts";
import { isA, lemmaOf, type Unit } from "../units.ts";

const RATES = new Set(
  `intérêt chômage change inflation natalité mortalité croissance réussite échec divorce naissance criminalité pauvreté
  participation abandon survie occupation alphabétisation`.split(/\s+/),
);
const FEES = new Set(
  "livraison inscription envoi service dossier annulation entretien scolarité transport".split(" "),
);

/** Says "taux d'intérêt" and "frais de livraison" for "taxe", as which the pair has both. */
export function rates(units: readonly Unit[]): Unit[] {
  const said = [...units];
  for (const [at, unit] of units.entries()) {
    if (lemmaOf(unit) !== "taxe" || !isA(unit, "n") || lemmaOf(units[at + 1]) !== "de") continue;
    const of = isA(units[at + 2], "det") ? at + 3 : at + 2;
    const [noun, the] = [units[of], units[at - 1]];
    const isFee = FEES.has(lemmaOf(noun));
    if (!noun || (!isFee && !RATES.has(lemmaOf(noun)))) continue;
    const number = isFee || isA(unit, "pl") ? "<pl>" : "<sg>";
    const form = isFee ? "frais<n><m><pl>" : "taux<n><m><sp>";
    said[at] = { ...unit, word: caseLike(unit.word, form) };
    if (the && isA(the, "det"))
      said[at - 1] = {
        ...the,
        word: the.word.replace(/<f>|<mf>/u, "<m>").replace(/<sg>|<pl>/u, number),
      };
    if (lemmaOf(noun) === "intérêt")
      said[of] = { ...noun, word: noun.word.replace("<pl>", "<sg>") };
  }
  return said;
}
