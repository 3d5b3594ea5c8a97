import { expect, it } from "vitest";
import { frenchPhrases } from "./phrases.ts";

it.each([
  ["Ma femme et je. Ma femme et je pars.", "Ma femme et moi. Ma femme et je pars."],
  ["Quelque chose pour boire, rien pour vous.", "Quelque chose à boire, rien pour vous."],
  ["Il était quelque chose de beau.", "C'était quelque chose de beau."],
  ["Et il a été quand j'ai compris.", "Et c'est à ce moment-là que j'ai compris."],
  ["C'est quand il est parti.", "C'est à ce moment-là qu'il est parti."],
  ["C'est quand, la fête?", "C'est quand, la fête?"],
  ["Ils sont déjà huit heures.", "Il est déjà huit heures."],
  ["Il a duré deux heures pour arriver.", "Il a fallu deux heures pour arriver."],
  ["N'ayez pas de peur. Il n'a pas de raison.", "N'ayez pas peur. Il n'a pas de raison."],
  ["Les proches trois jours.", "Les trois prochains jours."],
  [
    "Vous pouvez m'écouter? J'ai écouté un bruit.",
    "Vous pouvez m'entendre? J'ai entendu un bruit.",
  ],
  ["J'écoute de la musique.", "J'écoute de la musique."],
  ["J'appelle sur une facture.", "J'appelle au sujet d'une facture."],
  ["Appelez sur mon portable.", "Appelez sur mon portable."],
  ["Cela fonctionne pour vous?", "Ça vous convient?"],
  ["Quand un d'eux part, l'un d'eux reste.", "Quand l'un d'eux part, l'un d'eux reste."],
  ["Combien me coûtera? Qui plus vient?", "Combien ça me coûtera? Qui d'autre vient?"],
  ["Il restera bien. Il restera ici.", "Il ira bien. Il restera ici."],
  [
    "Où devons-nous nous trouver? Nous trouver seuls.",
    "Où devons-nous nous retrouver? Nous trouver seuls.",
  ],
  ["Vous êtes incorrect, c'est incorrect.", "Vous avez tort, c'est incorrect."],
  ["Je suis peut-être incorrecte.", "Je ai peut-être tort."],
  ["Tournez à droite dans la rue.", "Tournez à droite à la rue."],
  ["Nous sommes en route du marché, en route.", "Nous sommes en route vers le marché, en route."],
  [
    "Un plaisir parler avec vous. Un plaisir rare.",
    "Un plaisir de parler avec vous. Un plaisir rare.",
  ],
  ["Je travaille dans un livre, dans un bureau.", "Je travaille sur un livre, dans un bureau."],
  ["Ça fait vous rire. Ça vous fait rire.", "Ça vous fait rire. Ça vous fait rire."],
  ["Salut Marc, est Anne. Il est Anne.", "Salut Marc, c'est Anne. C'est Anne."],
  ["Je ne sais pas ce que faire, ce que j'aime.", "Je ne sais pas quoi faire, ce que j'aime."],
  ["Ils sont vingt euros. Ils sont vingt amis.", "C'est vingt euros. Ils sont vingt amis."],
  ["Je suis un peu retardé. Le train retardé.", "Je suis un peu en retard. Le train retardé."],
  ["Il m'a été dit qui serait libre.", "On m'a dit que ce serait libre."],
  ["Prenez une veste, fera froid.", "Prenez une veste, il fera froid."],
  ["Je suis content à aider. Prêt à aider.", "Je suis content de aider. Prêt à aider."],
])("%j becomes %j", (text, said) => {
  expect(frenchPhrases(text)).toBe(said);
});
