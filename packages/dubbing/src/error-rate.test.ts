import { expect, it } from "vitest";
import { characterErrorRate, wordErrorRate } from "./error-rate.ts";

it("counts wrong, missing and additional words", () => {
  expect(wordErrorRate("¡Qué no, amigo!", "que no amigo")).toBe(0);
  expect(wordErrorRate("one two three four", "one too three four")).toBe(0.25);
  expect(wordErrorRate("one two three four", "one three four")).toBe(0.25);
  expect(wordErrorRate("one two three four", "one two two three four")).toBe(0.25);
  expect(wordErrorRate("one two", "")).toBe(1);
  expect(wordErrorRate("", "one two")).toBe(2);
  expect(wordErrorRate("", "")).toBe(0);
});

it("counts wrong characters where words stand without spaces", () => {
  expect(characterErrorRate("今日はいい天気。", "今日は いい天気")).toBe(0);
  expect(characterErrorRate("今日はいい天気", "今日はいい電気")).toBeCloseTo(1 / 7);
  expect(characterErrorRate("abcd", "abxcd")).toBe(0.25);
});
