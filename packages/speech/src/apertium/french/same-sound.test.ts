import { expect, it } from "vitest";
import { respellVerbs } from "./same-sound.ts";

it.each([
  ["Les travaux ont déranger tout le monde.", "Les travaux ont dérangé tout le monde."],
  ["Il ne m'a pas parler.", "Il ne m'a pas parlé."],
  ["Vous avez bien manger.", "Vous avez bien mangé."],
  ["L'eau que nous buvant.", "L'eau que nous buvons."],
  [
    "Réparer les fuites, prenez une douche et arroser le jardin.",
    "Réparez les fuites, prenez une douche et arrosez le jardin.",
  ],
])("writes %j as %j", (heard, said) => {
  expect(respellVerbs(heard)).toBe(said);
});

it.each([
  "Il a à manger.",
  "En nous laissant seuls, il part.",
  "Prenez le temps de manger et aimer les gens.",
  "Manger est bon. Prenez du pain.",
  "Venez chez nous, dîner sera servi.",
])("leaves %j", (text) => {
  expect(respellVerbs(text)).toBe(text);
});
