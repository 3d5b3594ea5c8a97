import { expect, it } from "vitest";
import { callSomebody } from "./calling.ts";

it.each([
  ["Telefone para mim.", "Me telefone."],
  ["Não telefonei para eles.", "Não lhes telefonei."],
  ["Telefone para o médico, telefono para minha mãe.", "Telefone ao médico, telefono a minha mãe."],
  ["Não espere por mim.", "Não me espere."],
  ["Telefone para marcar uma consulta.", "Telefone para marcar uma consulta."],
])("%j is %j", (text, said) => {
  expect(callSomebody(text)).toBe(said);
});
