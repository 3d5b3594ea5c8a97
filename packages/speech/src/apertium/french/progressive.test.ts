import { expect, it } from "vitest";
import { mendProgressive } from "./progressive.ts";

it.each([
  ["faisant", "faire"],
  ["travaillant", "travailler"],
  ["observant", "observer"],
  ["demandant", "demander"],
  ["mangeant", "manger"],
  ["commençant", "commencer"],
  ["finissant", "finir"],
  ["dormant", "dormir"],
  ["sortant", "sortir"],
  ["comprenant", "comprendre"],
  ["permettant", "permettre"],
  ["revenant", "revenir"],
  ["obtenant", "obtenir"],
  ["attendant", "attendre"],
  ["vendant", "vendre"],
  ["descendant", "descendre"],
  ["répondant", "répondre"],
  ["voulant", "vouloir"],
  ["pouvant", "pouvoir"],
  ["recevant", "recevoir"],
  ["voyant", "voir"],
  ["écrivant", "écrire"],
  ["décrivant", "décrire"],
  ["lisant", "lire"],
  ["disant", "dire"],
  ["construisant", "construire"],
  ["découvrant", "découvrir"],
  ["souffrant", "souffrir"],
  ["courant", "courir"],
  ["connaissant", "connaître"],
  ["souriant", "sourire"],
  ["allant", "aller"],
])("knows that %s comes from %s", (gerund, infinitive) => {
  expect(mendProgressive(`Il est en ${gerund}.`)).toBe(`Il est en train de ${infinitive}.`);
});

it("keeps a pronoun and leaves other gerunds", () => {
  expect(mendProgressive("Vous êtes en le faisant")).toBe("Vous êtes en train de le faire");
  expect(mendProgressive("Il apprend en faisant.")).toBe("Il apprend en faisant.");
  expect(mendProgressive("Il est en train de venir.")).toBe("Il est en train de venir.");
});
