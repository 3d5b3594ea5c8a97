import { expect, it } from "vitest";
import { sayHabits } from "./habits.ts";

it.each([
  ["Nós costumávamos ir e costumávamos ter.", "Nós íamos e tínhamos."],
  ["Eu costumava trabalhar e eles costumavam ser ricos.", "Eu trabalhava e eles eram ricos."],
  ["Eu costumo usar pinho, ela costuma comer.", "Eu normalmente uso pinho, ela normalmente come."],
  ["Costumamos sair, eles costumam abrir.", "normalmente saímos, eles normalmente abrem."],
  ["O costume é bom.", "O costume é bom."],
])("says %j as %j", (text, plain) => {
  expect(sayHabits(text)).toBe(plain);
});
