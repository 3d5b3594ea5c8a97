import { expect, it } from "vitest";
import { frenchPhrases } from "./phrases.ts";

it.each([
  ["Les plantes font ses aliments.", "Les plantes font leurs aliments."],
  ["Où est la gare plus proche?", "Où est la gare la plus proche?"],
  ["C'est la maison plus petite que je connais.", "C'est la maison plus petite que je connais."],
  ["Combien de temps porte pour arriver?", "Combien de temps faut-il pour arriver?"],
  ["N'avez pas peur.", "N'ayez pas peur."],
  ["L'expérience a failli parce qu'il pleut.", "L'expérience a échoué parce qu'il pleut."],
  ["Elle a failli tomber.", "Elle a failli tomber."],
  ["Nous perdrons le bus.", "Nous raterons le bus."],
  ["Tout restera bon.", "Tout ira bien."],
  ["Je cherche plus deux personnes.", "Je cherche deux personnes de plus."],
  ["Il a été porté pour l'hôpital.", "Il a été emmené à l'hôpital."],
  ["Je les ai envoyé une lettre.", "Je leur ai envoyé une lettre."],
  ["Je les ai envoyé à Paris.", "Je les ai envoyé à Paris."],
  ["Dans cette leçon apprendrons tout.", "Dans cette leçon nous apprendrons tout."],
  ["Demain nous irons là et apprendrons.", "Demain nous irons là et apprendrons."],
  ["Les patrons et les environs.", "Les patrons et les environs."],
  ["Au début personne a cru, une personne a ri.", "Au début personne n'a cru, une personne a ri."],
  ["Aucun de nous avait peur.", "Aucun de nous n'avait peur."],
  ["Alors ne toucher le mur.", "Alors ne touchez pas le mur."],
  ["La vis? L'escargot et le tournevis.", "La vis? La vis et le tournevis."],
  ["Les escargots mangent.", "Les escargots mangent."],
  ["Le problème est là, est qu'il pleut.", "Le problème est là, c'est qu'il pleut."],
  ["N'est pas masse tard.", "Il n'est pas trop tard."],
  ["Je suis eu l'habitude de lire.", "J'ai l'habitude de lire."],
  ["Elle a rompu la jambe.", "Elle s'est cassé la jambe."],
  ["Nous restons sans eau.", "Nous manquons d'eau."],
  ["J'appelle sur l'appartement.", "J'appelle au sujet de l'appartement."],
  ["L'église a été bâtie le XIIe siècle.", "L'église a été bâtie au XIIe siècle."],
  ["C'est une accouru. Il est accouru.", "C'est une blague. Il est accouru."],
])("%j becomes %j", (text, said) => {
  expect(frenchPhrases(text)).toBe(said);
});
