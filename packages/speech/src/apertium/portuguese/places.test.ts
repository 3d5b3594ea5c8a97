import { expect, it } from "vitest";
import { sayPlaces } from "./places.ts";

it.each([
  ["Fica no posto de gasolina mais próximo.", "Fica na estação de serviço mais próxima."],
  ["A China é grande, na China.", "China é grande, na China."],
  [
    "O hotel fica perto da praia. As lojas ficam na rua.",
    "O hotel está perto da praia. As lojas estão na rua.",
  ],
  ["Ele fica em casa.", "Ele fica em casa."],
  ["Ele fica em Londres.", "Ele está em Londres."],
])("%j becomes %j", (text, said) => {
  expect(sayPlaces(text)).toBe(said);
});
