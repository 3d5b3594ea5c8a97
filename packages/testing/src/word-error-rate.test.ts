import { expect, it } from "vitest";
import { wordErrorRate } from "./word-error-rate.ts";

it("counts wrong, missing and additional words", () => {
  expect(wordErrorRate("¡Qué no, amigo!", "que no amigo")).toBe(0);
  expect(wordErrorRate("one two three four", "one too three four")).toBe(0.25);
  expect(wordErrorRate("one two three four", "one three four")).toBe(0.25);
  expect(wordErrorRate("one two three four", "one two two three four")).toBe(0.25);
  expect(wordErrorRate("one two", "")).toBe(1);
});
