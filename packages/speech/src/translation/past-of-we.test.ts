import { expect, it } from "vitest";
import { pastOfWe, stillWe } from "./past-of-we.ts";

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
  ["We know what we bought.", "Sabemos o que compramos.", "Sabemos o que comprámos."],
  [
    "We know we talked and sold.",
    "Sabemos que falamos e vendemos.",
    "Sabemos que falamos e vendemos.",
  ],
  ["My wife and I moved here.", "Minha esposa e eu mudamos.", "Minha esposa e eu mudámos."],
  ["We all left.", "Todos nós saímos.", "Todos nós temos saído."],
  [
    "We talked when we were here.",
    "Falamos quando estávamos aqui.",
    "Falámos quando estávamos aqui.",
  ],
  ["We wanted us to talk.", "Queríamos que falássemos.", "Queríamos que falássemos."],
  ["We agreed, let's go.", "Concordamos, vamos.", "Concordámos, vamos."],
  [
    "We lost, but we learned a lot.",
    "Perdemos, mas aprendemos muito.",
    "Temos perdido, mas temos aprendido muito.",
  ],
  [
    "We found and opened it.",
    "Nós o descobrimos e abrimos.",
    "Nós o temos descoberto e temos aberto.",
  ],
  ["We had the last cousins.", "Tivemos os últimos primos.", "Tivemos os últimos primos."],
  ["We thought we would run.", "Pensamos que correremos.", "Pensámos que correremos."],
  ["We watched a movie.", "Nós assistimos a um filme.", "Nós temos assistido a um filme."],
  ["We asked him.", "Nós lhe pedimos.", "Nós lhe pedimos."],
  ["They stayed.", "Eles ficaram.", "Eles ficaram."],
  ["We've received letters.", "Recebemos cartas.", "Temos recebido cartas."],
  ["We have ten friends.", "Recebemos dez amigos.", "Recebemos dez amigos."],
])("%j: %j is %j", (english, portuguese, spelled) => {
  expect(pastOfWe(portuguese, english)).toBe(spelled);
});

it.each([
  ["We arrived and took a taxi.", "Chegamos e tomou um táxi.", "Chegamos e tomamos um táxi."],
  [
    "We sold it and moved there.",
    "Vendemos e mudou-se para lá.",
    "Vendemos e nos mudamos para lá.",
  ],
  ["We ate, and then went home.", "Comemos e foi para casa.", "Comemos e fomos para casa."],
  ["We packed and left.", "Arrumamos e saiu.", "Arrumamos e saímos."],
  ["We met him and left with ten men.", "Encontramos dois e dez.", "Encontramos dois e dez."],
  ["We talked and she left.", "Falamos e saiu.", "Falamos e saiu."],
  ["We met and saw his son.", "Encontramos e seu filho.", "Encontramos e seu filho."],
])("%j: of %j, we are the subject in %j", (english, portuguese, said) => {
  expect(stillWe(portuguese, english)).toBe(said);
});
