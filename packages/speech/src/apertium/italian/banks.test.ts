import { expect, it } from "vitest";
import { bankInItalian } from "./banks.ts";

it.each([
  ["Il banco chiude. Vado al banco.", "La banca chiude. Vado alla banca."],
  ["Lavoro nel banco.", "Lavoro in banca."],
  ["Un banco nel parco.", "Una panchina nel parco."],
  ["È seduto nel banco.", "È seduto sulla panchina."],
])("%j becomes %j", (text, said) => {
  expect(bankInItalian(text)).toBe(said);
});
