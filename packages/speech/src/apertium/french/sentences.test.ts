import { expect, it } from "vitest";
import { frenchPhrases } from "./phrases.ts";

it.each([
  ["Ce que m'a étonné a été le prix.", "Ce qui m'a étonné a été le prix."],
  ["Poncez-à avec soin.", "Poncez-la avec soin."],
  ["Ce que m'a dit Paul.", "Ce que m'a dit Paul."],
  ["Ce que j'aime plus est le silence.", "Ce que j'aime le plus, c'est le silence."],
  ["Je suis heureux que vous êtes venu.", "Je suis heureux que vous soyez venu."],
  ["Vous devez s'hâter.", "Vous devez vous hâter."],
  ["Est jamais trop tard.", "Il n'est jamais trop tard."],
  ["Le livre a jamais été lu.", "Le livre n'a jamais été lu."],
  ["Quel est la partie?", "Quelle est la partie?"],
  ["Si vous avez plu cette vidéo.", "Si cette vidéo vous a plu."],
  ["Au lieu de parler, il fasse quelque chose.", "Au lieu de parler, faites quelque chose."],
  ["Je veux que, demain, il fasse beau.", "Je veux que, demain, il fasse beau."],
  ["Nous partons la prochaine semaine.", "Nous partons la semaine prochaine."],
])("says %j as %j", (text, said) => {
  expect(frenchPhrases(text)).toBe(said);
});
