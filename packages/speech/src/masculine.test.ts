import { expect, it } from "vitest";
import { masculine } from "./masculine.ts";

it.each([
  ["Minha", "Meu"],
  ["da", "do"],
  ["noventa", "noventa"],
])("of %j is %j", (word, said) => {
  expect(masculine(word)).toBe(said);
});
