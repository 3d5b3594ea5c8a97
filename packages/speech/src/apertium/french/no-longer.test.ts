import { expect, it } from "vitest";
import { noLonger } from "./no-longer.ts";

it.each([
  ["Il ne vit déjà pas ici.", "Il ne vit plus ici."],
  ["Il n'y habite déjà pas.", "Il n'y habite plus."],
  ["Déjà personne l'a utilisé.", "Plus personne ne l'a utilisé."],
  ["Déjà peu importe.", "Ça n'a plus d'importance."],
  ["Il n'y a pas de beaucoup.", "Il n'y a pas beaucoup."],
  ["Il n'est pas déjà là.", "Il n'est pas déjà là."],
])("says %j as %j", (text, said) => {
  expect(noLonger(text)).toBe(said);
});
