import { expect, it } from "vitest";
import { sayFreelyInSpanish } from "./word-by-word.ts";

it.each([
  ["Un litro sobre cinco se pierde.", "Un litro de cada cinco se pierde."],
  ["Cinco personas sobre manantial duermen.", "Cinco personas de cada diez duermen."],
  ["El gato está sobre dos sillas.", "El gato está sobre dos sillas."],
  ["Querría mostraros una foto.", "Me gustaría mostraros una foto."],
  ["Trabaja el anochecer.", "Trabaja por la noche."],
  ["Sale antes del anochecer.", "Sale antes del anochecer."],
  ["Era verdadero.", "Era verdad."],
  ["Es un verdadero amigo.", "Es un verdadero amigo."],
  ["Mi problema, es el tiempo.", "Mi problema es el tiempo."],
  ["Lo que es importante, es la calidad.", "Lo importante es la calidad."],
  ["El mío más grande placer.", "Mi mayor placer."],
  ["La nuestra más bella ciudad.", "Nuestra más bella ciudad."],
  ["Llega a casa vuestra.", "Llega a vuestra casa."],
  ["Hace falta dos horas.", "Hacen falta dos horas."],
  ["Vivo a París, vivo a gusto.", "Vivo en París, vivo a gusto."],
  ["Empiezo para pelar la fruta.", "Empiezo por pelar la fruta."],
  ["Una pintura al óleo, un poco de óleo.", "Una pintura al óleo, un poco de aceite."],
  ["La sopa es caliente.", "La sopa está caliente."],
  ["Más se duerme, mejor se aprende.", "Cuanto más se duerme, mejor se aprende."],
])("says %j as %j", (text, said) => {
  expect(sayFreelyInSpanish(text)).toBe(said);
});
