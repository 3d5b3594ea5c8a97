import { expect, it } from "vitest";
import { lets } from "./lets.ts";

it.each([
  ["Vamos começar.", "Let's get started.", "Comecemos."],
  ["Vamos fazer uma pausa.", "Let's take a break.", "Façamos uma pausa."],
  ["Então vamos jogar.", "So let's play.", "Então joguemos."],
  ["Vamos sentar-se.", "Let's sit down.", "Vamos sentar-nos."],
  ["Vamos ligar e comer.", "Let's call and eat.", "Liguemos e comamos."],
  ["Tanto faz, vamos pedir algo.", "Whatever, let's order something.", "Tanto faz, peçamos algo."],
  ["Vamos dirigir.", "Let's drive.", "Dirijamos."],
  ["Vamos começar amanhã.", "We're going to begin tomorrow.", "Vamos começar amanhã."],
  ["Vamos ver.", "Let's see.", "Vamos ver."],
])("in %j of %j says %j", (portuguese, english, said) => {
  expect(lets(portuguese, english)).toBe(said);
});
