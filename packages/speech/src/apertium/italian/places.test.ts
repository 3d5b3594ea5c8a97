import { expect, it } from "vitest";
import { placeInItalian } from "./places.ts";

it.each([
  ["Vivono nella Germania, nel Brasile e in Milano.", "Vivono in Germania, in Brasile e a Milano."],
  ["Viaggia al Giappone e torna alla Francia.", "Viaggia in Giappone e torna in Francia."],
  ["Cina è grande. Egitto è caldo.", "La Cina è grande. L'Egitto è caldo."],
  ["Il re del Svezia.", "Il re della Svezia."],
  ["Vado alla stazione in centro.", "Vado alla stazione in centro."],
])("%j becomes %j", (text, said) => {
  expect(placeInItalian(text)).toBe(said);
});
