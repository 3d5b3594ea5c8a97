import { expect, it } from "vitest";
import { sayFreelyInFrench } from "./word-by-word.ts";

it.each([
  ["Ici ils sont les titres, et milliers de gens.", "Voici les titres, et des milliers de gens."],
  ["Il monte, qu'est-ce que le record.", "Il monte, ce qui est le record."],
  ["Comment est-ce qu'il était l'école?", "Comment était l'école?"],
  ["Quelque chose amusante, beaucoup de vous.", "Quelque chose de amusant, beaucoup d'entre vous."],
  [
    "Je sais ce que pensaient, ce que pensaient les gens.",
    "Je sais ce qu'ils pensaient, ce que pensaient les gens.",
  ],
  ["Vous serez invité.", "Vous serez invité."],
  ["Je ne sais pas qu'est-ce que dire.", "Je ne sais pas quoi dire."],
  [
    "Qui est-ce qui arrive attend celui à qui est-ce qui.",
    "Celui qui arrive attend celui à qui est-ce qui.",
  ],
  ["Il fait beaucoup de chaleur.", "Il fait très chaud."],
  ["J'ai de la douleur sur le dos.", "J'ai mal au dos."],
  ["Me semble bien.", "Cela me semble bien."],
  ["S'il est gonflé, portiez le sac.", "S'il est gonflé, portez le sac."],
  ["Reliez le câble.", "Reliez le câble."],
  ["Nous reviendrons l'argent.", "Nous rendrons l'argent."],
  ["Vous s'est levée tôt.", "Vous vous êtes levée tôt."],
  ["Il est bon être ici.", "Il est bon de être ici."],
  ["Je vais à chercher du pain, je vais à Nice.", "Je vais chercher du pain, je vais à Nice."],
  ["Papa a dit, fief cela.", "Papa a dit, faites cela."],
  ["Il dit que déjà je n'ai pas de pain.", "Il dit que je n'ai plus de pain."],
  ["Peu importe qui est-ce qui vient.", "Peu importe qui vient."],
  ["Aux qui dorment.", "À ceux qui dorment."],
  ["Et quand tu as commencé?", "Et quand est-ce que tu as commencé?"],
  ["Quand tu viens, tu appelles?", "Quand tu viens, tu appelles?"],
  ["C'est un plaisir être ici.", "C'est un plaisir d'être ici."],
])("says %j as %j", (text, said) => {
  expect(sayFreelyInFrench(text)).toBe(said);
});
