import { expect, it } from "vitest";
import { frenchGrammar } from "./grammar.ts";

it.each([
  ["J'encore l'aime, j'encore.", "Je l'aime encore, j'encore."],
  ["Il n'est pas facile apprendre.", "Il n'est pas facile de apprendre."],
  [
    "Je réellement aime, vous déjà vous êtes levé.",
    "Je aime réellement, vous vous êtes déjà levé.",
  ],
  ["Pour nous seulement trois, elle seulement.", "Pour nous seulement trois, elle seulement."],
  ["Les gens souvent me demandent, et toujours.", "Les gens me demandent souvent, et toujours."],
  ["Assurez-soi que oui.", "Assurez-vous que oui."],
  ["Il n'a besoin de pas payer.", "Il n'a pas besoin de payer."],
  ["Vous ne devez payer rien.", "Vous ne devez rien payer."],
  ["N'y a plus rien d'important que ça.", "Il n'y a rien de plus important que ça."],
  ["Il est plus grand que je.", "Il est plus grand que moi."],
  [
    "Nous décidons commencer, n'oubliez pas votre livre.",
    "Nous décidons de commencer, n'oubliez pas votre livre.",
  ],
  ["Il commence parler et réussit se lever.", "Il commence à parler et réussit à se lever."],
  [
    "J'habite bien, il veut habiter mieux, elle habite ici.",
    "Je vis bien, il veut vivre mieux, elle habite ici.",
  ],
  ["La chose que je veux est dormir.", "La chose que je veux est de dormir."],
  ["J'ai demeuré ici, nous demeurerons.", "Je suis resté ici, nous resterons."],
  ["Il a tardé deux heures pour venir.", "Il a mis deux heures à venir."],
  ["Il a annoncé nouvelles mesures.", "Il a annoncé de nouvelles mesures."],
  ["Il a acheté pommes, il a vu les pommes.", "Il a acheté des pommes, il a vu les pommes."],
  ["Il a aussi compris, elle a peu appris.", "Il a aussi compris, elle a peu appris."],
  ["Pourrais-tu, s'il te plaît?", "Pourrais-tu, s'il te plaît?"],
  [
    "Si elle vient, je serais là. Si vous avez le temps, il viendrait.",
    "Si elle vient, je serais là. Si vous avez le temps, il viendrait.",
  ],
  [
    "S'ils mangent, si vous perdez, il viendrait.",
    "S'ils mangeaient, si vous perdiez, il viendrait.",
  ],
  ["Ils ont été vendus, il a dormi dans la rue.", "Ils ont été vendus, il a dormi dans la rue."],
  ["Que feriez-vous si vous perdez tout?", "Que feriez-vous si vous perdiez tout?"],
  [
    "S'il mange, il serait content. S'il mange, il vient.",
    "S'il mangeait, il serait content. S'il mange, il vient.",
  ],
])("says %j as %j", (text, corrected) => {
  expect(frenchGrammar(text)).toBe(corrected);
});
