import { expect, it } from "vitest";
import { sayWho } from "./personal-infinitives.ts";

it.each([
  ["Bata até ficarem fofos.", "Bata até que fiquem fofos."],
  ["Espere para eles comerem.", "Espere para eles comerem."],
  ["Abra para saírem.", "Abra para saírem."],
  ["Antes de fazerem isso, pensem.", "Antes de que façam isso, pensem."],
  ["Lave antes de você cortá-lo.", "Lave antes de que você o corte."],
  ["Até chegar, espere.", "Até chegar, espere."],
  ["Sem dizerem nada", "Sem que digam nada"],
  ["Pediu a todos para ficarem em casa.", "Pediu a todos que fiquem em casa."],
  ["Trabalham para ganharem mais.", "Trabalham para que ganhem mais."],
  ["Aconselhou os dois a descansarem.", "Aconselhou os dois a descansar."],
])("says %j as %j", (text, said) => {
  expect(sayWho(text)).toBe(said);
});
