import { expect, it } from "vitest";
import { leave, move, travel } from "./moving.ts";

it.each([
  ["Eles se mudaram para Londres.", "Eles se instalaram em Londres."],
  ["Mudamos-nos para a cidade.", "Instalamos-nos na cidade."],
  ["Eles mudaram de ideia.", "Eles mudaram de ideia."],
])("%j becomes %j", (text, said) => {
  expect(move(text)).toBe(said);
});

it.each([
  ["Sempre viajamos de trem.", "Sempre viajamos em trem."],
  ["A janela do trem.", "A janela do trem."],
  ["Vou à estação de trem.", "Vou à estação de trem."],
])("%j becomes %j", (text, said) => {
  expect(travel(text)).toBe(said);
});

it.each([
  ["É melhor irmos embora.", "É melhor partirmos."],
  ["Vou embora. Irei embora.", "Parto. Partirei."],
  ["Embora eu vá.", "Embora eu vá."],
])("%j becomes %j", (text, said) => {
  expect(leave(text)).toBe(said);
});
