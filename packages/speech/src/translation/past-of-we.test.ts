import { expect, it } from "vitest";
import { pastOfWe } from "./past-of-we.ts";

it.each([
  ["We stayed three nights.", "Ficamos três noites.", "Ficámos três noites."],
  [
    "We walked, and then we cooked fish.",
    "Nós caminhamos, e depois cozinhamos peixe.",
    "Nós caminhámos, e depois cozinhámos peixe.",
  ],
  ["We never talked about it.", "Nunca falamos sobre isso.", "Nunca falámos sobre isso."],
  ["We bought a house.", "Compramos uma casa.", "Comprámos uma casa."],
  ["We cook fish.", "Cozinhamos peixe.", "Cozinhamos peixe."],
  ["We need help.", "Precisamos de ajuda.", "Precisamos de ajuda."],
  ["We know what we bought.", "Sabemos o que compramos.", "Sabemos o que compramos."],
  ["We wanted us to talk.", "Queríamos que falássemos.", "Queríamos que falássemos."],
  ["We agreed, let's go.", "Concordamos, vamos.", "Concordámos, vamos."],
  ["They stayed.", "Eles ficaram.", "Eles ficaram."],
])("%j: %j is %j", (english, portuguese, spelled) => {
  expect(pastOfWe(portuguese, english)).toBe(spelled);
});
