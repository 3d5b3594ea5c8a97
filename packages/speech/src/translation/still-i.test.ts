import { expect, it } from "vitest";
import { stillI } from "./still-i.ts";

it.each([
  [
    "I played when I was a kid.",
    "Eu tocava quando era criança.",
    "Eu tocava quando eu era criança.",
  ],
  [
    "I had no money and no idea.",
    "Não tinha dinheiro e não tinha ideia.",
    "Não tinha dinheiro e eu não tinha ideia.",
  ],
  ["I saw him when he was a kid.", "Vi-o quando era criança.", "Vi-o quando era criança."],
  ["They were late.", "Chegaram quando era tarde.", "Chegaram quando era tarde."],
])("%j: %j is %j", (english, portuguese, said) => {
  expect(stillI(portuguese, english)).toBe(said);
});
