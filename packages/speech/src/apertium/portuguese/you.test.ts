import { expect, it } from "vitest";
import { addressMany } from "./you.ts";

it.each([
  ["Se quereis, posso ajudar.", "Se querem, posso ajudar."],
  ["Antes de sair, apagais a luz.", "Antes de sair, apaguem a luz."],
  ["Cortais as verduras e misturais bem.", "Cortem as verduras e misturem bem."],
  ["Que fizestes? Provastes já?", "Que fizeram? Provaram já?"],
  ["Estes testes são tristes.", "Estes testes são tristes."],
  ["Os animais e as leis sociais.", "Os animais e as leis sociais."],
])("says %j as %j", (text, said) => {
  expect(addressMany(text)).toBe(said);
});
