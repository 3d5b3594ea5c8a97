import { expect, it } from "vitest";
import { italianArticles } from "./articles.ts";

it.each([
  ["Il zaino è nel zaino", "Lo zaino è nello zaino"],
  ["un studente e i studenti dei zii", "uno studente e gli studenti degli zii"],
  ["le luci in il router, in la casa, in gli anni", "le luci nel router, nella casa, negli anni"],
  ["in l'acqua e in i giorni", "nell'acqua e nei giorni"],
  ["somiglia a il padre", "somiglia al padre"],
  ["da la notte, da l'anno, da i giorni", "dalla notte, dall'anno, dai giorni"],
  [
    "l'svolgimento, l'postazione, l'fiato, l'hotel",
    "lo svolgimento, la postazione, il fiato, l'hotel",
  ],
  ["il sole, un sasso, i sassi, dai sconti", "il sole, un sasso, i sassi, dai sconti"],
])("says the articles of %s", (said, right) => {
  expect(italianArticles(said)).toBe(right);
});
