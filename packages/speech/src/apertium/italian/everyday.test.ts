import { expect, it } from "vitest";
import { italianPhrases } from "./phrases.ts";

it.each([
  ["Lui già non vive qui.", "Lui non vive più qui."],
  ["Già nessuno l'ha visto.", "Nessuno più l'ha visto."],
  ["Alcuna cosa è passata.", "Niente è successo."],
  ["Levi le scarpe e metta la sua giacca.", "Si tolga le scarpe e metta la sua giacca."],
  ["Metta la sua giacca.", "Si metta la giacca."],
  ["La sua comanda è a cammino.", "Il suo ordine è in arrivo."],
  ["Poi lisci-a bene.", "Poi la lisci bene."],
  ["Siamo stati nuotare.", "Siamo andati a nuotare."],
  ["Tutti sono qui. miei nonni sono qui.", "Tutti sono qui. I miei nonni sono qui."],
])("says %j as %j", (text, said) => {
  expect(italianPhrases(text)).toBe(said);
});
