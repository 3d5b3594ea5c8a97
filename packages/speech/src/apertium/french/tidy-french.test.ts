import { expect, it } from "vitest";
import { tidyFrench } from "./tidy-french.ts";

it.each([
  [
    "Du d'abord nom, d'abord. Aider autres gens, les autres gens.",
    "Du premier nom, d'abord. Aider d'autres gens, les autres gens.",
  ],
  [
    "Combien pourrait y avoir, qu'il peut y avoir.",
    "Combien il pourrait y avoir, qu'il peut y avoir.",
  ],
  ["Il a été gentil à soi-même.", "Il a été gentil à lui-même."],
  [
    "À chaque huit heures, chaque jour, chaque deux jours",
    "toutes les huit heures, chaque jour, tous les deux jours",
  ],
  ["C'est vérité. Il remercie à tous.", "c'est vrai. Il remercie tous."],
  [", à cause de cela nous sommes là.", ", c'est pourquoi nous sommes là."],
  ["Comment il est le temps?", "comment est le temps?"],
  [
    "J'étais au point de sortir cette fin de semaine.",
    "J'étais sur le point de sortir ce week-end.",
  ],
  [
    "La première chose, que je veux. Une chose, deux.",
    "La première chose que je veux. Une chose, deux.",
  ],
  ["Sens beaucoup. Je le sens beaucoup.", "je suis désolé. je suis désolé."],
  ["Nous parlons sur le temps et sur les mesures.", "Nous parlons du temps et sur les mesures."],
  ["Il reste à maison dans 2010.", "Il reste à la maison en 2010."],
  ["Le prix est monté vingt pour cent.", "Le prix est monté de vingt pour cent."],
  ["Qu'est-ce que il dit de elle? Le ami y est.", "Qu'est-ce qu'il dit d'elle? L'ami y est."],
  ["Si il ne a que onze, la huitième, le yaourt", "S'il n'a que onze, la huitième, le yaourt"],
  ["fait pour ils, avec il et sans nous", "fait pour eux, avec lui et sans nous"],
  ["Il n'a pas dit rien, il ne veut pas rien", "Il n'a dit rien, il ne veut rien"],
  ["La madame Allen et le Monsieur", "madame Allen et le Monsieur"],
  ["Val, bien, crois que oui. Dans le val.", "d'accord, bien, je crois que oui. Dans le val."],
  ["Grâces pour venir, et grâces.", "merci pour venir, et merci."],
  ["Grâces aux dieux, grâce à toi", "Grâces aux dieux, grâce à toi"],
  [
    "Ne, ne. Qui est-ce qui il a vu? Il s'a assis.",
    "non, non. Qui est-ce qui a vu? Il s'est assis.",
  ],
  ["Par faveur, je suis là", "s'il vous plaît, je suis là"],
  ["Pour vous il est tard, à vous il plaît.", "Pour vous il est tard, à vous il plaît."],
  ["Une scène, à qui il parle. Oui.", "Une scène, à qui il parle. Oui."],
  ["L'assise et une assise", "La conférence et une conférence"],
  ["Merci par son aide, vous avez de la raison", "merci pour votre aide, vous avez raison"],
  ["Qui est-ce qui est là, combien temps?", "qui est là, combien de temps?"],
  ["Il est à cause de cela que j'ai de la faim.", "c'est pour cela que j'ai faim."],
  ["Ne vous oubliez pas de s'inscrire là dehors.", "n'oubliez pas de vous inscrire dehors."],
  ["Ne me souviens pas où est les clés", "Je ne me souviens pas où sont les clés"],
  [
    "Je montrerai comme faire, je sais comme hier.",
    "Je montrerai comment faire, je sais comme hier.",
  ],
  ["Prends-le avec toi", "Prends-le avec toi"],
  [
    "Un peu de d'huile, plus de l'eau, beaucoup du vin",
    "Un peu d'huile, plus d'eau, beaucoup de vin",
  ],
  ["Il n'a plus du tout faim", "Il n'a plus du tout faim"],
  ["Qu'est-ce qu'est ça?", "qu'est-ce que c'est?"],
  ["Nous nous levons tôt", "Nous nous levons tôt"],
  ["quelque chose nouveau et rien bon", "quelque chose de nouveau et rien de bon"],
  ["Combien côte ça, sur la côte", "Combien coûte ça, sur la côte"],
  ["Vous n'oubliez pas fermer la porte", "n'oubliez pas de fermer la porte"],
  ["Vous n'oubliez pas votre fils", "Vous n'oubliez pas votre fils"],
  ["Si vous avez faim, ne doutez pas à manger", "Si vous avez faim, n'hésitez pas à manger"],
  ["Mais je je n'ai pas faim, et je m'ai levé", "Mais je n'ai pas faim, et je me suis levé"],
  ["Il déjà était là et encore est là", "Il était déjà là et est encore là"],
  [
    "C'était fait dix ans, fait presque deux mois",
    "C'était il y a dix ans, il y a presque deux mois",
  ],
  ["S'il ait se marié, si elles soient là", "S'il s'était marié, si elles étaient là"],
  [
    "Il pourrait avoir se fait mal, elle a s'assis",
    "Il pourrait s'être fait mal, elle s'est assis",
  ],
  ["Il faut qu'il ait raison, soit ici, soit là", "Il faut qu'il ait raison, soit ici, soit là"],
  [
    "Se elle sache, s'elles puissent, s'ils viennent",
    "Si elle savait, si elles pouvaient, s'ils viennent",
  ],
  [
    "Il y en a s'il vous plaît, ils ont s'ils cherchent",
    "Il y en a s'il vous plaît, ils ont s'ils cherchent",
  ],
  ["Ça fait dix ans, il a fait trois jours", "Ça fait dix ans, il a fait trois jours"],
])("turns %j into %j", (text, tidy) => {
  expect(tidyFrench(text)).toBe(tidy);
});
