import { expect, it } from "vitest";
import { knownFrench } from "../../french/known-french.ts";

it.each([
  ["J'sais pas, t'as vu ? Tu t'es levé.", "Je sais pas, tu as vu ? Tu t'es levé."],
  [
    "Y a un problème, faut partir. Il y a du monde.",
    "Il y a un problème, il faut partir. Il y a monde.",
  ],
  ["Pas de souci. Je n'ai pas de souci.", "D'accord. Je n'ai pas de souci."],
  [
    "Elle est prise demain, nous sommes pris lundi, des mesures sont prises lundi.",
    "Elle est occupée demain, nous sommes occupés lundi, des mesures sont prises lundi.",
  ],
  ["D'ailleurs, il vient d'ailleurs.", "En plus, il vient en plus."],
  ["C'est quand même bizarre.", "C'est bizarre."],
  ["Tout à fait. Il est tout à fait prêt.", "Exactement. Il est complètement prêt."],
  ["Ça va ? Ça marche bien. Ça marche.", "Tout va bien ? Ça fonctionne bien. D'accord."],
  [
    "Bienvenue sur ma chaîne, une chaîne de montagnes.",
    "Bienvenue dans mon canal, une chaîne de montagnes.",
  ],
  ["Voilà, c'est fini. Voilà pourquoi il part.", "Bon, c'est fini. Pour cela, il part."],
  ["C'est ce jour-là que j'ai compris.", "Ce jour-là, j'ai compris."],
  [
    "Je vous en prie. Entrez, je vous en prie, asseyez-vous.",
    "De rien. Entrez, de rien, asseyez-vous.",
  ],
  ["Laisse tomber. Laisse tomber le verre.", "Oublie ça. Laisse tomber le verre."],
])("says %s as %s", (french, plain) => {
  expect(knownFrench(french)).toBe(plain);
});

it.each([
  ["Tu vas où ?", "Où est-ce que tu vas ?"],
  ["Et ça coûte combien ?", "Et combien est-ce que ça coûte ?"],
  ["Tu fais quoi ce soir ?", "Qu'est-ce que tu fais ce soir ?"],
  ["Tu parles avec qui ?", "Avec qui est-ce que tu parles ?"],
  ["C'est quoi, ce bruit ?", "Quel est ce bruit ?"],
  ["Comment s'appelle-t-elle ?", "Comment est-ce qu'elle s'appelle ?"],
  ["Vient-il demain ?", "Est-ce qu'il vient demain ?"],
  ["Y a-t-il du pain ?", "Est-ce qu'il y a pain ?"],
  ["Tu viens ou quoi ?", "Tu viens ou quoi ?"],
  ["Où vas-tu ?", "Où vas-tu ?"],
])("asks %s as %s", (french, asked) => {
  expect(knownFrench(french)).toBe(asked);
});
