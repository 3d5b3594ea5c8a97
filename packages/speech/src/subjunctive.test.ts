import { expect, it } from "vitest";
import { subjunctiveOf } from "./subjunctive.ts";

it.each([
  ["falar", "mos", "falemos"],
  ["Ficar", "m", "fiquem"],
  ["comer", "m", "comam"],
  ["ser", "mos", "sejamos"],
  ["bater", "m", "batam"],
  ["refazer", "mos", "refaçamos"],
] as const)("of %j and %j is %j", (infinitive, ending, subjunctive) => {
  expect(subjunctiveOf(infinitive, ending)).toBe(subjunctive);
});
