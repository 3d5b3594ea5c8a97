import { expect, it } from "vitest";
import { frenchPhrases } from "./phrases.ts";

it.each([
  ["Ici il est votre clé.", "Voici votre clé."],
  ["Posez votre veste.", "Mettez votre veste."],
  ["Le livre que j'ai donné de retour.", "Le livre que j'ai rendu."],
  ["J'ai attendu donc temps.", "J'ai attendu si longtemps."],
  ["J'ai perdu autant temps.", "J'ai perdu tellement de temps."],
  ["Plus de moitié du temps.", "Plus de la moitié du temps."],
  ["Une chose de chaque fois.", "Une chose à la fois."],
  ["Posez votre verre.", "Posez votre verre."],
  ["Arrêtez de se plaindre.", "Arrêtez de vous plaindre."],
  ["Il dure une heure.", "Ça prend une heure."],
  ["Ses parents l'ont créé, Dieu l'a créé.", "Ses parents l'ont élevé, Dieu l'a créé."],
])("says %j as %j", (text, said) => {
  expect(frenchPhrases(text)).toBe(said);
});
