import { expect, it } from "vitest";
import { frenchPhrases } from "./phrases.ts";

it.each([
  ["Je voudrais prendre une consultation.", "Je voudrais prendre rendez-vous."],
  ["Nous nous voyons demain.", "À demain."],
  ["Nous nous voyons demain à midi.", "Nous nous voyons demain à midi."],
  ["Vous me donnez une main?", "Vous me donnez un coup de main?"],
  ["Il feint être sûr.", "Il fait semblant d'être sûr."],
  ["Comptez-nous tout.", "Racontez-nous tout."],
])("%j becomes %j", (text, said) => {
  expect(frenchPhrases(text)).toBe(said);
});
