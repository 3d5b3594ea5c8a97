import { expect, it } from "vitest";
import { whenAndWhere } from "./when-and-where.ts";

it.each([
  ["Fermé au lundi, ouvert du mardi au samedi.", "Fermé le lundi, ouvert du mardi au samedi."],
  ["Ils sont en des vacances.", "Ils sont en vacances."],
  ["J'étais là y a près de deux ans.", "J'étais là il y a environ deux ans."],
  [
    "Il y a près de deux ans; il n'y a près de moi rien.",
    "Il y a environ deux ans; il n'y a près de moi rien.",
  ],
  ["Il est à chemin; à chemin de fer.", "Il est en route; à chemin de fer."],
  [
    "J'ai dormi dans le sol. Plantez-les dans le sol du jardin.",
    "J'ai dormi par terre. Plantez-les dans le sol du jardin.",
  ],
  ["Avant les six heures, trois mois avancés.", "Avant six heures, trois mois d'avance."],
  [
    "Comment du loyer je paie, combien loyer vous payez?",
    "combien de loyer je paie, combien de loyer vous payez?",
  ],
  ["Il vient le mars, au juillet.", "Il vient en mars, en juillet."],
  ["Il vient le 3 mars.", "Il vient le 3 mars."],
  ["Dans l'été il dort; dans l'été de ma vie.", "en été il dort; dans l'été de ma vie."],
  ["Dans le deuxième étage.", "au deuxième étage."],
  ["Le film tarde deux heures. Il tarde à venir.", "Le film dure deux heures. Il tarde à venir."],
  ["Les toilettes est là.", "Les toilettes sont là."],
])("%j becomes %j", (text, said) => {
  expect(whenAndWhere(text)).toBe(said);
});
