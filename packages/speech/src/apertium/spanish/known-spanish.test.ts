import { expect, it } from "vitest";
import { knownSpanish } from "./known-spanish.ts";

it.each([
  ["Lo siento, no puedo.", "Lo lamento, no puedo."],
  ["Lo siento frío.", "Lo siento frío."],
  ["Pues iremos.", "Entonces iremos."],
  ["A mí me gusta.", "Me gusta."],
  ["Vivo en Cádiz, sigo vivo en casa.", "Habito en Cádiz, sigo vivo en casa."],
  ["Ya me tengo que ir.", "Ya tengo que partir."],
  ["Me tengo que ir a casa.", "Me tengo que ir a casa."],
  ["Nos duelen los pies.", "Tenemos dolor de pies."],
  ["Se me olvidó la llave, se le ha olvidado.", "Olvidé la llave, ha olvidado."],
  ["Llevo tres años aquí.", "Estoy aquí desde hace tres años."],
  ["Llevamos mucho tiempo esperando.", "Estamos esperando desde hace mucho tiempo."],
  ["Lleva dos bolsas aquí.", "Lleva dos bolsas aquí."],
  ["Se fue. Se fue al mar.", "Partió. Se fue al mar."],
  ["Hay que dormir.", "Hay que dormir."],
])("says %j as %j", (text, known) => {
  expect(knownSpanish(text, "ca")).toBe(known);
});

it("says what is necessary in a word that the Portuguese pair knows", () => {
  expect(knownSpanish("Hay que dormir. Me fui.", "pt")).toBe("Es necesario dormir. Me fui.");
});
