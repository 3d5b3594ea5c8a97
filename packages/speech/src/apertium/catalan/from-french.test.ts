import { expect, it } from "vitest";
import { catalanFromFrench } from "./from-french.ts";

it.each([
  ["Us crido demà.", "Je vous appelle demain.", "Us telefono demà."],
  ["Crida molt.", "Il crie beaucoup.", "Crida molt."],
  ["Una crida, dues crides.", "Un appel, deux appels.", "Una trucada, dues trucades."],
  [
    "Allò us convé, allò que vol.",
    "Cela vous convient, ce qu'il veut.",
    "Això us convé, allò que vol.",
  ],
  ["Hi ha tingut un error.", "Il y a eu une erreur.", "Hi ha hagut un error."],
  ["Ha tingut un fill.", "Il a eu un fils.", "Ha tingut un fill."],
  ["Comença a creure.", "Il commence à nous croire.", "Comença a creure'ns."],
  ["Comença a parlar.", "Il commence à vous parler.", "Comença a parlar-vos."],
  ["Ve a creure, ve a parlar.", "Il vient à nous croire, il parle.", "Ve a creure, ve a parlar."],
  ["Vivim a Itàlia.", "Nous vivons en Italie.", "Vivim en Itàlia."],
  ["Anem a Itàlia.", "Nous allons en Italie.", "Anem a Itàlia."],
  ["Moi també, estic cansat.", "Moi aussi, je suis fatigué.", "Jo també estic cansat."],
  ["Bona tarda.", "Bonsoir.", "Bon vespre."],
  ["No tenia bosc.", "Il n'avait pas de bois.", "No tenia fusta."],
  ["És al bosc.", "Il est dans le bois.", "És al bosc."],
  ["Hi parlo.", "Vi parlo.", "Us parlo."],
  ["Hi ha pa.", "C'è del pane, vi dico.", "Hi ha pa."],
  ["Treballa de tres anys.", "Lavora da tre anni.", "Treballa des de fa tres anys."],
  ["Va cridar.", "Llamó.", "Va telefonar."],
  ["A reveure.", "Au revoir.", "A reveure."],
  ["Vull reveure-us.", "Je veux vous revoir.", "Vull tornar a veure-us."],
  ["Us animo a començar.", "Je vous encourage à vous lancer.", "Us animo a començar."],
])("corrects %j from %j", (text, original, right) => {
  expect(catalanFromFrench(text, original)).toBe(right);
});
