import { expect, it } from "vitest";
import { askPolitely } from "./polite-questions.ts";

it.each([
  ["Você se importa de abrir a janela?", "Você poderia abrir a janela?"],
  ["Se importaria abrir a janela?", "Você poderia abrir a janela?"],
  ["Você se importa se eu me sentar aqui?", "Posso me sentar aqui?"],
  ["Ele se importa com ela.", "Ele se importa com ela."],
])("says %j as %j", (text, said) => {
  expect(askPolitely(text)).toBe(said);
});
