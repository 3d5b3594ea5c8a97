import { describe, expect, it } from "vitest";
import {
  fixedWords,
  linesTouched,
  respell,
  respellings,
  termsFor,
  wordPattern,
} from "./glossary.ts";

const term = (word: string, fields: object = {}) => ({
  term: word,
  language: null,
  translation: null,
  sayAs: null,
  ...fields,
});

describe("a glossary", () => {
  const terms = [
    term("AI", { translation: "IA", sayAs: "i a" }),
    term("Open Door", { language: "es", translation: "Puerta Abierta" }),
    term("ai", { language: "de", translation: "KI" }),
  ];

  it("applies to one language, where a term for that language comes first, the longest first", () => {
    expect(fixedWords(termsFor(terms, "es"))).toEqual([
      { term: "Open Door", wanted: "Puerta Abierta" },
      { term: "AI", wanted: "IA" },
    ]);
    expect(fixedWords(termsFor(terms, "de"))).toEqual([{ term: "ai", wanted: "KI" }]);
  });

  it("respells whole words in what a voice is given", () => {
    const words = respellings(termsFor(terms, "es"));
    expect(respell("La IA, o ia, no es IAM.", words)).toBe("La i a, o i a, no es IAM.");
  });

  it("says how many lines a term touches", () => {
    const line = (sourceText: string, text: string) => ({
      id: sourceText,
      version: 1,
      speaker: null,
      sourceText,
      text,
      startMs: 0,
      endMs: 1000,
      voice: null,
      speed: null,
      sayAs: null,
      recording: null,
    });
    const lines = [
      line("AI is new", "La IA es nueva"),
      line("It is", "La IA lo es"),
      line("x", "y"),
    ];
    const script = { lines, speakers: [] };
    expect(linesTouched(script, term("ai", { translation: "IA" }))).toBe(1);
    expect(linesTouched(script, term("ai", { translation: "IA", sayAs: "i a" }))).toBe(2);
  });
});

it.each([
  ["Go", "let's go, Go!", 2],
  ["Go", "Google cargo", 0],
  ["C++", "C++ and C", 1],
  ["Open  Door", "an open\ndoor", 1],
  ["東京", "私は東京にいます", 1],
])("finds %j in %j %d times", (word, text, times) => {
  expect(text.match(wordPattern(word)) ?? []).toHaveLength(times);
});
