import { expect, it } from "vitest";
import { needNot, should } from "./should.ts";

it.each([
  ["We should go.", "Devemos ir.", "Deveríamos ir."],
  ["Should I bring it?", "Devo trazê-lo?", "Eu deveria trazê-lo?"],
  ["I should also go.", "Eu também devo ir.", "Eu também deveria ir."],
  ["I think I should go.", "Acho que eu devo ir.", "Acho que eu deveria ir."],
  ["You should drink more.", "Você deve beber mais.", "Você deveria beber mais."],
  ["You must drink more.", "Você deve beber mais.", "Você deve beber mais."],
])("of %j, %j is %j", (english, portuguese, said) => {
  expect(should(portuguese, english)).toBe(said);
});

it.each([
  ["You don't have to come.", "Você não tem que vir.", "Você não tem necessidade de vir."],
  ["You must not come.", "Você não tem que vir.", "Você não tem que vir."],
])("of %j, %j is %j", (english, portuguese, said) => {
  expect(needNot(portuguese, english)).toBe(said);
});
