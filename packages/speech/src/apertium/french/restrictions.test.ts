import { expect, it } from "vitest";
import { sayOnly } from "./restrictions.ts";

it.each([
  ["Il ne reste que deux jours.", "Il reste seulement deux jours."],
  ["Je n'ai mangé qu'une pomme.", "J'ai mangé seulement une pomme."],
  ["Nous ne pouvons compter que sur nous.", "Nous pouvons compter seulement sur nous."],
  ["C'est plus dur que je ne pensais.", "C'est plus dur que je pensais."],
  ["C'est mieux que je n'espérais.", "C'est mieux que j'espérais."],
  ["Je ne crois pas que la vie soit facile.", "Je ne crois pas que la vie soit facile."],
  ["Il ne dit rien que la vérité.", "Il ne dit rien que la vérité."],
])("says %j as %j", (text, said) => {
  expect(sayOnly(text)).toBe(said);
});
