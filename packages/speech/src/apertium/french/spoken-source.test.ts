import { expect, it } from "vitest";
import { spokenFrench } from "./spoken-source.ts";

it.each([
  ["Au bout de trois mois, il est parti.", "Après trois mois, il est parti."],
  ["Au bout de la rue.", "Au bout de la rue."],
  ["C'est la façon dont vous parlez.", "C'est comment vous parlez."],
  ["Je n'arrive plus à dormir.", "Je ne peux plus dormir."],
  ["Je n'y arrive pas.", "Je ne peux pas."],
  ["Le train n'arrive pas.", "Le train n'arrive pas."],
  ["J'ai envie de sortir.", "Je veux sortir."],
  ["On n'a plus envie d'attendre.", "On ne veut plus attendre."],
  ["Il s'en va demain.", "Il part demain."],
  ["Vous pouvez me poser des questions.", "Vous pouvez me poser questions."],
  ["Il faut parler des enfants.", "Il faut parler des enfants."],
  ["Une tarte aux pommes.", "Une tarte de pommes."],
])("says %j as %j", (said, plain) => {
  expect(spokenFrench(said)).toBe(plain);
});
