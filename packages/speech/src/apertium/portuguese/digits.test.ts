import { expect, it } from "vitest";
import { writeDigits } from "./digits.ts";

it.each([
  ["São nove um cinco, quatro dois, sete.", "São 9 1 5, 4 2, 7."],
  ["Zero oito um.", "0 8 1."],
  ["Um, dois, três!", "Um, dois, três!"],
  ["Dois ou três, um por um.", "Dois ou três, um por um."],
])("%j is %j", (text, written) => {
  expect(writeDigits(text)).toBe(written);
});
