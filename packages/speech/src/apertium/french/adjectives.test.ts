import { expect, it } from "vitest";
import { orderAdjectives } from "./adjectives.ts";

it.each([
  ["Il vit dans une maison petite.", "Il vit dans une petite maison."],
  ["L'homme vieux est là.", "Le vieil homme est là."],
  ["Coupez des morceaux petits.", "Coupez de petits morceaux."],
  ["C'est l'idée nouvelle.", "C'est la nouvelle idée."],
  ["Une maison plus petite que la mienne.", "Une maison plus petite que la mienne."],
  ["Un homme grand et fort.", "Un homme grand et fort."],
  ["Le monde est grand.", "Le monde est grand."],
])("%j becomes %j", (text, said) => {
  expect(orderAdjectives(text)).toBe(said);
});
