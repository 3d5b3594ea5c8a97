import { expect, it } from "vitest";
import { withoutAgain } from "./again.ts";

it.each([
  ["Recouchez-vous.", "Couchez-vous de nouveau."],
  ["Réessayez.", "Essayez de nouveau."],
  ["Il faut relire le texte, j'ai relu la page.", "Il faut lire le texte, j'ai lu la page."],
  ["Rhabille-toi et rasseyez-vous.", "Habille-toi et asseyez-vous."],
  ["Réécoutez, rappelez-vous, relisez.", "Écoutez, rappelez-vous, lisez."],
  ["La religion, le relief, une reliure.", "La religion, le relief, une reliure."],
  ["Rassurez-vous, rejoignez-nous.", "Rassurez-vous, rejoignez-nous."],
])("says %s as %s", (french, plain) => {
  expect(withoutAgain(french)).toBe(plain);
});
