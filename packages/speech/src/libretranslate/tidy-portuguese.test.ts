import { expect, it } from "vitest";
import { tidyPortuguese } from "./tidy-portuguese.ts";

it.each([
  ["Nós lhe ofereciamos isso.", "We offered you this.", "Nós lhe oferecíamos isso."],
  ["Obrigado, Senhora Deputada. Allen.", "Thank you, Mrs. Allen.", "Obrigado, Sra. Allen."],
  ["a senhora deputada Allen", "Mrs. Allen, the deputy", "a Sra. Allen"],
  ["A senhora deputada Allen", "The deputy Allen", "A senhora deputada Allen"],
  ["Perguntou à Sra. Brown (em inglês).", "She asked Mrs. Brown.", "Perguntou à Sra. Brown."],
  [
    "A página (em inglês) é longa.",
    "The page in English is long.",
    "A página (em inglês) é longa.",
  ],
  ["Com mim, neste dia Eu vou.", "With me, today I go.", "Comigo, neste dia eu vou."],
  [
    "Sei o quanto custa, mas não o quanto.",
    "I know how much it costs, but not how much.",
    "Sei quanto custa, mas não o quanto.",
  ],
  [
    "Ele poderia até ter ficado até chegar o dia.",
    "He might even have stayed until the day came.",
    "Ele poderia até mesmo ter ficado até chegar o dia.",
  ],
])("turns %j (%j) into %j", (text, original, tidy) => {
  expect(tidyPortuguese(text, original)).toBe(tidy);
});
