import { expect, it } from "vitest";
import { infinitiveOf } from "./infinitive.ts";

it.each([
  ["falado", "falar"],
  ["comido", "comer"],
  ["dormido", "dormir"],
  ["Refeito", "refazer"],
  ["previsto", "prever"],
  ["descoberto", "descobrir"],
  ["muito", null],
])("derives %j from %j", (participle, infinitive) => {
  expect(infinitiveOf(participle)).toBe(infinitive);
});
