import { expect, it } from "vitest";
import { callBack } from "./everyday.ts";
import { frenchPhrases } from "./phrases.ts";

it.each([
  ["Je vous téléphonerai une autre fois.", "Je vous rappellerai."],
  ["Je veux lui téléphoner de nouveau.", "Je veux le rappeler."],
  ["Je trouve à manquer de vous.", "vous me manquez."],
  ["Elle trouve à manquer sa mère.", "sa mère lui manque."],
  ["Je vous téléphonerai demain.", "Je vous téléphonerai demain."],
])("says %j as %j", (text, said) => {
  expect(callBack(text)).toBe(said);
});

it.each([
  ["Ici il est votre clé.", "Voici votre clé."],
  ["Posez votre veste.", "Mettez votre veste."],
  ["Posez votre verre.", "Posez votre verre."],
  ["Arrêtez de se plaindre.", "Arrêtez de vous plaindre."],
  ["Il dure une heure.", "Ça prend une heure."],
  ["Ses parents l'ont créé, Dieu l'a créé.", "Ses parents l'ont élevé, Dieu l'a créé."],
])("says %j as %j", (text, said) => {
  expect(frenchPhrases(text)).toBe(said);
});
