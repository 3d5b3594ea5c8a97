import { expect, it } from "vitest";
import { frenchFromSpanish } from "./from-spanish.ts";

it.each([
  ["Il fait beaucoup de chaleur.", "Il fait très chaud."],
  ["J'ai de la douleur sur le dos.", "J'ai mal au dos."],
  ["Me semble bien.", "Cela me semble bien."],
  ["Aux qui dorment.", "À ceux qui dorment."],
  ["Et quand tu as commencé?", "Et quand est-ce que tu as commencé?"],
  ["Quand tu viens, tu appelles?", "Quand tu viens, tu appelles?"],
  ["C'est un plaisir être ici.", "C'est un plaisir d'être ici."],
])("says %j as %j", (text, said) => {
  expect(frenchFromSpanish(text)).toBe(said);
});
