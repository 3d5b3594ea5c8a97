import { expect, it } from "vitest";
import { catalanBySource } from "./by-source.ts";

it.each([
  ["L'os és gran.", "L'ours est grand.", "L'ós és gran."],
  ["Torna'm el llibre, torna.", "Rends-moi le livre, reviens.", "Retorna'm el llibre, retorna."],
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
  ["Vivim a Itàlia.", "Nous vivons en Italie.", "Vivim en Itàlia."],
  ["Anem a Itàlia.", "Nous allons en Italie.", "Anem a Itàlia."],
  ["Moi també, estic cansat.", "Moi aussi, je suis fatigué.", "Jo també estic cansat."],
  ["Bona tarda.", "Bonsoir.", "Bon vespre."],
  ["No tenia bosc.", "Il n'avait pas de bois.", "No tenia fusta."],
  ["És al bosc.", "Il est dans le bois.", "És al bosc."],
  ["A reveure.", "Au revoir.", "A reveure."],
  ["Vull reveure-us.", "Je veux vous revoir.", "Vull tornar a veure-us."],
  ["Us animo a començar.", "Je vous encourage à vous lancer.", "Us animo a començar."],
])("corrects %j from %j", (text, original, right) => {
  expect(catalanBySource(text, original, "fr")).toBe(right);
});

it.each([
  ["es", "Va cridar.", "Llamó.", "Va telefonar."],
  ["it", "Hi parlo.", "Vi parlo.", "Us parlo."],
  ["it", "Hi ha pa.", "C'è del pane, vi dico.", "Hi ha pa."],
  ["pt", "Hi ha pa.", "Vi que há pão.", "Hi ha pa."],
  ["it", "Treballa de tres anys.", "Lavora da tre anni.", "Treballa des de fa tres anys."],
  ["it", "Ve per què plou.", "Viene perché piove.", "Ve perquè plou."],
  ["it", "Ve? Per què plou?", "Viene? Perché piove?", "Ve? Per què plou?"],
])("corrects what comes from %s: %j", (source, text, original, right) => {
  expect(catalanBySource(text, original, source)).toBe(right);
});
