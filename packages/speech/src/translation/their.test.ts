import { expect, test } from "vitest";
import { sayTheir } from "./their.ts";

test.each([
  ["Ils aiment sa maison.", "They love their house.", "fr", "Ils aiment leur maison."],
  ["Ses enfants dorment.", "Their children sleep.", "fr", "Leurs enfants dorment."],
  [
    "Il aime sa maison.",
    "He loves his house, and they love their garden.",
    "fr",
    "Il aime sa maison.",
  ],
  ["Elle aime sa maison.", "She loves her house.", "fr", "Elle aime sa maison."],
  ["Ils coupent le son.", "They mute their sound.", "fr", "Ils coupent le son."],
  ["Conoscono i suoi vicini.", "They know their neighbours.", "it", "Conoscono i loro vicini."],
  [
    "Sono orgogliosi di sua figlia.",
    "They are proud of their daughter.",
    "it",
    "Sono orgogliosi della loro figlia.",
  ],
  ["Parlano a suo padre.", "They talk to their father.", "it", "Parlano al loro padre."],
  ["Suo padre è qui.", "Their father is here.", "it", "Il loro padre è qui."],
  ["Su casa es grande.", "Their house is big.", "es", "Su casa es grande."],
])("%s", (text, english, target, theirs) => {
  expect(sayTheir(text, english, target)).toBe(theirs);
});
