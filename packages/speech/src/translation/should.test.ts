import { expect, it } from "vitest";
import { should } from "./should.ts";

it.each([
  ["We should go.", "Devemos ir.", "Deveríamos ir."],
  ["You should drink more.", "Você deve beber mais.", "Você deveria beber mais."],
  ["You must drink more.", "Você deve beber mais.", "Você deve beber mais."],
])("of %j, %j is %j", (english, portuguese, said) => {
  expect(should(portuguese, english)).toBe(said);
});
