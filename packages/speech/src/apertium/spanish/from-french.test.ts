import { expect, it } from "vitest";
import { spanishFromFrench } from "./from-french.ts";

it.each([
  ["Ha sucedido famoso.", "Se ha hecho famoso."],
  ["Ha sucedido algo.", "Ha sucedido algo."],
  ["Paso mi tiempo a leer.", "Paso mi tiempo leyendo."],
  ["Paso mi tiempo a solas.", "Paso mi tiempo a solas."],
  ["Os pido de cerrar los ojos.", "Os pido cerrar los ojos."],
  ["Una cosa está cierta.", "Una cosa es cierta."],
  ["Cuando seré grande, seré médico.", "Cuando sea grande, seré médico."],
  ["Luego que habré acabado, llamaré.", "En cuanto haya acabado, llamaré."],
  ["Podemos contar solo sobre ella.", "Podemos contar solo con ella."],
])("says %j as %j", (text, said) => {
  expect(spanishFromFrench(text)).toBe(said);
});
