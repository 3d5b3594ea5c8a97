import { expect, it } from "vitest";
import { translateLeft } from "./known-words.ts";

it("translates the words that a pair left, with their capitals", () => {
  const left = {
    text: "Gatinha i gatinha del Brasil",
    unknown: ["Gatinha", "gatinha", "Brasil"],
  };
  expect(translateLeft(left, "pt-ca")).toEqual({
    text: "Gata i gata del Brasil",
    unknown: ["Brasil"],
  });
});

it("leaves the words of a pair without a lexicon", () => {
  const left = { text: "sorvete", unknown: ["sorvete"] };
  expect(translateLeft(left, "pt-en")).toEqual(left);
});

it("translates a word by several", () => {
  const left = { text: "el pintallavis", unknown: ["pintallavis"] };
  expect(translateLeft(left, "ca-fr").text).toBe("el rouge à lèvres");
});
