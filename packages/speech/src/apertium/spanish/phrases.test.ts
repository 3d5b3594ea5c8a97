import { expect, it } from "vitest";
import { spanishPhrases } from "./phrases.ts";

it.each([
  ["Está a camino, llamar para Ana.", "Está en camino, llamar a Ana."],
  ["Vuelva antes de las seis horas de hoy.", "Vuelva antes de las seis de hoy."],
  ["Puede decirme que luces usted ve.", "Puede decirme qué luces usted ve."],
  ["Puede decirme que mañana usted viene.", "Puede decirme que mañana usted viene."],
  ["Quién llega paga.", "Quien llega paga."],
  ["Mientras más lee, más sabe.", "Cuanto más lee, más sabe."],
  ["Nos vemos por la mitad-día.", "Nos vemos al mediodía."],
  ["Se parece con ella.", "Se parece a ella."],
  ["Espero, desde que no esté frío.", "Espero, siempre que no esté frío."],
  ["Se mudó, desde que está aquí.", "Se mudó, desde que está aquí."],
  ["Se cambió de la costa, se cambió de ropa.", "Se mudó de la costa, se cambió de ropa."],
  ["Mío querido amigo.", "Mi querido amigo."],
  ["Demasiado cedo.", "Demasiado pronto."],
  ["No haya miedo.", "No tenga miedo."],
  ["Cuánto tiempo lleva para llegar.", "Cuánto tiempo se tarda en llegar."],
  ["Dos veces por día.", "Dos veces al día."],
  ["Les pidió para esperar.", "Les pidió esperar."],
  ["Lo de la izquierda es mío.", "El de la izquierda es mío."],
  ["Zapatos marrón.", "Zapatos marrones."],
  ["Reparar una grifo con una mano.", "Reparar un grifo con una mano."],
  ["Nunca tenía estado allí.", "Nunca había estado allí."],
  ["Quebró la pierna.", "Se rompió la pierna."],
  ["Cambió muy desde ayer.", "Cambió mucho desde ayer."],
])("%j becomes %j", (text, said) => {
  expect(spanishPhrases(text)).toBe(said);
});
