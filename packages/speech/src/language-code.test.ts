import { expect, it } from "vitest";
import { languageNameOf, toLanguageCode } from "./language-code.ts";

it.each([
  ["en", "en"],
  ["english", "en"],
  ["Portuguese", "pt"],
  ["en-US", "en"],
  ["zh_Hans", "zh"],
  ["chinese", "zh"],
  ["und", "und"],
  [" German ", "de"],
  ["bengali", "bn"],
  ["bangla", "bn"],
  ["maori", "mi"],
  ["myanmar", "my"],
  ["nynorsk", "nn"],
  ["tagalog", "tl"],
  ["haitian creole", "ht"],
  ["javanese", "jw"],
  ["cantonese", "yue"],
])("reads %j as %s", (language, code) => {
  expect(toLanguageCode(language)).toBe(code);
});

it("names languages in English", () => {
  expect(languageNameOf("uk")).toBe("Ukrainian");
});
