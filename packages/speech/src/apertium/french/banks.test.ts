import { expect, it } from "vitest";
import { bankInFrench } from "./banks.ts";

it.each([
  ["Je travaille dans le banc. Deux bancs.", "Je travaille à la banque. Deux banques."],
  ["Il ouvre un compte au banc.", "Il ouvre un compte à la banque."],
  ["Il est assis dans un banc.", "Il est assis sur un banc."],
  ["Le banc du parc.", "Le banc du parc."],
])("%j becomes %j", (text, said) => {
  expect(bankInFrench(text)).toBe(said);
});
