import { expect, it } from "vitest";
import { tidyPortuguese } from "./tidy-portuguese.ts";

it.each([
  ["Obrigado, Senhora Deputada. Allen.", "Thank you, Mrs. Allen.", "Obrigado, Sra. Allen."],
  ["a senhora deputada Allen", "Mrs. Allen, the deputy", "a Sra. Allen"],
  ["A senhora deputada Allen", "The deputy Allen", "A senhora deputada Allen"],
  ["Perguntou à Sra. Brown (em inglês).", "She asked Mrs. Brown.", "Perguntou à Sra. Brown."],
  [
    "A página (em inglês) é longa.",
    "The page in English is long.",
    "A página (em inglês) é longa.",
  ],
])("turns %j (%j) into %j", (text, original, tidy) => {
  expect(tidyPortuguese(text, original)).toBe(tidy);
});
