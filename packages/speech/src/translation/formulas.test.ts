import { expect, it } from "vitest";
import { splitThanks, translateFormula } from "./formulas.ts";

it.each([
  ["Thank you.", "fr", "Merci."],
  ["thank you", "es", "gracias."],
  ["Okay, thank you very much!", "es", "¡De acuerdo, muchas gracias!"],
  ["How are you?", "es", "¿Cómo está?"],
  ["I don't know.", "it", "Non lo so."],
  ["You’re welcome.", "pt", "De nada."],
  ["Thank you for calling.", "pt", null],
  ["Okay, let me see.", "pt", null],
  ["Thank you.", "de", null],
])("%j in %s is %j", (text, target, said) => {
  expect(translateFormula(text, "en", target)).toBe(said);
});

it("knows English only", () => {
  expect(translateFormula("No.", "it", "es")).toBeNull();
});

it("divides thanks from whom they are for", () => {
  expect(splitThanks("Thank you, Mr. Hall.", "en", "it")).toEqual({
    thanks: "Grazie",
    rest: "Mr. Hall.",
  });
  expect(splitThanks("Thank you for your help, Anna.", "en", "it")).toBeNull();
});
