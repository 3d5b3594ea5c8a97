import { describe, expect, it } from "vitest";
import { dropFalseStarts, dropHesitations } from "./fillers.ts";

describe("dropHesitations", () => {
  it.each([
    ["en", "Um, I think we should, uh, go.", "I think we should, go."],
    ["en", "Err, well.", "Well."],
    ["fr", "Euh, je ne sais pas.", "Je ne sais pas."],
    ["pt", "Eu vi um homem.", "Eu vi um homem."],
    ["en", "The humble hummus of Uma.", "The humble hummus of Uma."],
    ["en", "Uh.", "Uh."],
    ["xx", "Um, yes.", "Um, yes."],
  ])("in %s: %s", (language, text, kept) => {
    expect(dropHesitations(text, language)).toBe(kept);
  });
});

describe("dropFalseStarts", () => {
  it.each([
    ["I think, I think we we should go", "I think we should go"],
    ["the- the house", "the house"],
    ["a very so-so house", "a very so-so house"],
  ])("%s", (text, kept) => {
    expect(dropFalseStarts(text)).toBe(kept);
  });
});
