import { expect, it } from "vitest";
import { knownFrench } from "./known-french.ts";

it.each([
  ["C'est à ce moment-là que j'ai compris.", "À ce moment-là j'ai compris."],
  ["Des années plus tard, il vient.", "Quelques années plus tard, il vient."],
  ["On mélange la farine.", "On mélange la farine."],
  ["Il faut faire du pain et boire de l'eau.", "Il faut faire pain et boire eau."],
  ["Il parle du pain, il vient de la ville.", "Il parle du pain, il vient de la ville."],
  ["J'ai failli tout perdre.", "J'ai été sur le point de perdre tout."],
  ["C'est pour ça que je suis là.", "Pour cela, je suis ici."],
  ["Pendant que je dors, il ne faut pas crier.", "Tandis que je dors, on ne doit pas crier."],
  [
    "Qu'est-ce qui vous manque ? Je veux en parler.",
    "Quelle chose vous manque ? Je veux parler de cela.",
  ],
  ["Il y avait des usines et des maisons.", "Il y avait usines et maisons."],
  ["La fin du mois et des vacances.", "La fin du mois et des vacances."],
  ["C'est mieux de partir que de rester.", "C'est mieux de partir que rester."],
  ["Il y en a un, il y a juste du travail.", "Il y a un, il y a seulement travail."],
  ["Merci d'être venus, merci de votre aide.", "Merci pour votre présence, merci pour votre aide."],
  ["Faites attention. Faites le tour, dites-le.", "Soyez prudents. Faites le tour, dites-le."],
  ["Je n'ai toujours rien reçu, rien.", "Je n'ai reçu rien, rien."],
  ["Il n'y a plus de pain.", "Il ne reste pas de pain."],
  ["Ne quittez pas. Ne quittez pas la ligne.", "Attendez un instant. Ne quittez pas la ligne."],
  ["Comme ça, ça va. C'est comme ça qu'il dit.", "Ainsi, tout va bien. Ainsi il dit."],
  ["Comme ça se voit, tu viens, n'est-ce pas ?", "Comme ça se voit, tu viens, non ?"],
  ["Ça ne fait rien, j'ai hâte de partir.", "Ce n'est pas grave, j'ai envie de partir."],
  ["C'est pourquoi il vient, je tiens à le dire.", "Pour cela, il vient, je veux le dire."],
  ["Je tiens à remercier mon ami.", "Je veux remercier mon ami."],
  ["Le problème, c'est qu'il pleut.", "Le problème est qu'il pleut."],
  ["J'aimerais partir, c'est bien ce que je veux.", "Je voudrais partir, c'est ce que je veux."],
  ["Il suffit d'attendre.", "Il faut seulement attendre."],
  [
    "Il ne s'agit pas de partir, il s'agit d'un film.",
    "Ce n'est pas question de partir, c'est un film.",
  ],
  ["Il m'a appris à lire, j'ai appris.", "Il m'a enseigné à lire, j'ai appris."],
  ["Merci beaucoup de m'avoir écouté.", "Merci beaucoup pour m'avoir écouté."],
  ["J'ai vu des lacs, des bois, des gens.", "J'ai vu des lacs, bois, personnes."],
  ["Réessayez, il faut patienter.", "Essayez de nouveau, il faut attendre."],
  ["La question, c'est pourquoi il vient.", "La question, c'est pourquoi il vient."],
])("says %j as %j", (text, plain) => {
  expect(knownFrench(text)).toBe(plain);
});
