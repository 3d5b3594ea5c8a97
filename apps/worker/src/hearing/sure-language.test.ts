import { expect, it } from "vitest";
import { sureLanguage } from "./sure-language.ts";

const SHORT = ["Wow!"];
const LONG = ["This is how it all began,", "many years ago."];

it.each([
  ["a short line", SHORT, { share: 0.1 }, null],
  ["a short line that is all there is", SHORT, { share: 1 }, "en"],
  ["a short line in a language that was given", SHORT, { share: 0.1, language: "en" }, "en"],
  ["some sentences", LONG, { share: 0.1 }, "en"],
  ["nothing", [], { share: 1, language: "en" }, null],
])("decides whether the language of %s is certain", (_, texts, input, language) => {
  const lines = texts.map((sourceText) => ({ sourceText }));
  expect(sureLanguage("en", lines, input)).toBe(language);
});
