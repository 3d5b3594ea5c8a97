import { expect, it } from "vitest";
import { spellTitles } from "./spell-titles.ts";

it.each([
  [
    "fr",
    "Et le M. Martin aime Mme Leroy et Mlle Roux.",
    "Et le Monsieur Martin aime Madame Leroy et Mademoiselle Roux.",
  ],
  [
    "es",
    "Buenos días, Sra. Ruiz; el Dr. Paz no está.",
    "Buenos días, Señora Ruiz; el Doctor Paz no está.",
  ],
  ["it", "Ecco il sig. Rossi con la sig.ra Allen.", "Ecco il signor Rossi con la signora Allen."],
  ["pt", "O Sr. Lima e a Dra. Sá.", "O Senhor Lima e a Doutora Sá."],
  ["en", "Mr. Hill met Dr Poe.", "Mister Hill met Doctor Poe."],
] as const)("writes titles in full in %s", (language, text, spoken) => {
  expect(spellTitles(text, language)).toBe(spoken);
});

it.each([
  ["fr", "J. M. Martin est à Paris."],
  ["fr", "Il l'a dit à M."],
  ["es", "Llegó tarde. Ana se fue."],
  ["ja", "Dr. Sato"],
] as const)("leaves everything else unchanged in %s: %s", (language, text) => {
  expect(spellTitles(text, language)).toBe(text);
});
