import { expect, it } from "vitest";
import { splitClosing, splitOpening, translateFormula } from "./formulas.ts";

it.each([
  ["Thank you.", "fr", "Merci."],
  ["thank you", "es", "gracias."],
  ["Who's speaking?", "es", "¿Quién habla?"],
  ["Okay, thank you very much!", "es", "¡De acuerdo, muchas gracias!"],
  ["How are you?", "es", "¿Cómo está?"],
  ["I don't know.", "it", "Non lo so."],
  ["Right.", "it", "Esatto."],
  ["Right?", "it", "Vero?"],
  ["You’re welcome.", "pt", "De nada."],
  ["Not at all.", "fr", "Pas du tout."],
  ["Yes, I know.", "es", "Sí, lo sé."],
  ["I will.", "it", "Lo farò."],
  ["Yes, it did.", "fr", "Oui, en effet."],
  ["They won't.", "es", "Seguro que no."],
  ["Lovely.", "pt", "Ótimo."],
  ["Lucky you!", "es", "¡Qué suerte!"],
  ["Thank you for calling.", "pt", "Obrigado por ligar."],
  ["Okay, let me see.", "pt", "Está bem, deixe-me ver."],
  ["Okay, let me go.", "pt", null],
  ["Thank you.", "de", null],
])("%j in %s is %j", (text, target, said) => {
  expect(translateFormula(text, "en", target)).toBe(said);
});

it("knows English only", () => {
  expect(translateFormula("No.", "it", "es")).toBeNull();
});

it("divides an opening from the rest", () => {
  const split = (text: string) => splitOpening(text, "en", "it");
  expect(split("Thank you, Mr. Hall.")).toEqual({ opening: "Grazie", rest: "Mr. Hall." });
  expect(split("Great, please sit down.")).toEqual({ opening: "Ottimo", rest: "please sit down." });
  expect(split("Thank you for your help, Anna.")).toBeNull();
  expect(split("Right, left and straight on.")).toBeNull();
});

it("divides a question tag from what is said before", () => {
  const split = (text: string) => splitClosing(text, "en", "es");
  expect(split("You live here, right?")).toEqual({ rest: "You live here.", closing: "¿verdad?" });
  expect(split("Do you turn left or right?")).toBeNull();
});
