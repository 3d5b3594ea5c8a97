import { expect, it } from "vitest";
import { characterErrorRate, heardErrorRate, wordErrorRate } from "./error-rate.ts";

it("counts substituted, missing and inserted words", () => {
  expect(wordErrorRate("¡Qué no, amigo!", "que no amigo")).toBe(0);
  expect(wordErrorRate("one two three four", "one too three four")).toBe(0.25);
  expect(wordErrorRate("one two three four", "one three four")).toBe(0.25);
  expect(wordErrorRate("one two three four", "one two two three four")).toBe(0.25);
  expect(wordErrorRate("one two", "")).toBe(1);
  expect(wordErrorRate("", "one two")).toBe(2);
  expect(wordErrorRate("", "")).toBe(0);
});

it("counts wrong characters in scripts without spaces", () => {
  expect(characterErrorRate("今日はいい天気。", "今日は いい天気")).toBe(0);
  expect(characterErrorRate("今日はいい天気", "今日はいい電気")).toBeCloseTo(1 / 7);
  expect(characterErrorRate("abcd", "abxcd")).toBe(0.25);
});

it("compares numbers as they are spoken", () => {
  expect(
    heardErrorRate(
      "en 1998, 25 cuartos",
      "en mil novecientos noventa y ocho, veinticinco cuartos",
      "es",
    ),
  ).toBe(0);
  expect(heardErrorRate("25 cuartos", "35 cuartos", "es")).toBeGreaterThan(0);
  expect(heardErrorRate("有25个房间", "有二十五个房间", "zh")).toBe(0);
  expect(heardErrorRate("有25个房间", "有三十五个房间", "zh")).toBeCloseTo(1 / 7);
});
