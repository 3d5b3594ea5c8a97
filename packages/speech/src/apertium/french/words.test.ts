import { expect, it } from "vitest";
import { frenchWords } from "./words.ts";

it("says when, once", () => {
  const once = "Vindrem el dilluns.";
  expect(frenchWords("Nous viendrons le lundi.", once)).toBe("Nous viendrons lundi.");
  expect(frenchWords("Nous fermons le lundi.", once)).toBe("Nous fermons le lundi.");
  expect(frenchWords("Nous venons le lundi.", "Venim cada dilluns.")).toBe("Nous venons le lundi.");
});

it.each([
  ["J'attends qu'il vienne. J'attends ici.", "J'espère qu'il vienne. J'attends ici."],
  ["Quelle heure est? Neuf heures et demi.", "Quelle heure est-il? Neuf heures et demie."],
  ["Cliquez dans le goth. J'ai de l'envie de voir.", "Cliquez sur le verre. J'ai envie de voir."],
  ["Il a travaillé beaucoup de pour vous.", "Il a travaillé beaucoup pour vous."],
  ["Combien de temps fait que tu dors?", "Depuis combien de temps tu dors?"],
  [
    "Il était une nuit, il était une fois. S'il est un homme.",
    "C'était une nuit, il était une fois. S'il est un homme.",
  ],
  ["Le lundi est un jour, à partir du lundi.", "Le lundi est un jour, à partir du lundi."],
  ["Vous fermez aux samedis, jeudi de matin.", "Vous fermez le samedi, jeudi matin."],
  [
    "Il est préparé, elles sont préparées pour partir.",
    "Il est prêt, elles sont prêtes pour partir.",
  ],
  ["Il est préparé par nous, il a préparé.", "Il est préparé par nous, il a préparé."],
  ["Il y a quelque autre chose dans la table?", "Il y a autre chose à la table?"],
  [
    "J'ai appris à toucher guitare, il joue le piano.",
    "J'ai appris à jouer de la guitare, il joue du piano.",
  ],
])("turns %j into %j", (text, better) => {
  expect(frenchWords(text)).toBe(better);
});

it("closes shops, not hedges", () => {
  expect(frenchWords("La boutique haie à six heures.", "La botiga tanca a les sis.")).toBe(
    "La boutique ferme à six heures.",
  );
  expect(frenchWords("La haie.", "La tanca.")).toBe("La clôture.");
  expect(frenchWords("Une haie.", "Una bardissa.")).toBe("Une haie.");
});
