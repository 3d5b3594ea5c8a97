import { expect, it } from "vitest";
import { spanishCognate } from "./spanish-cognates.ts";

it.each([
  ["decomposição", "decomposición"],
  ["inversões", "inversiones"],
  ["tufão", "tufón"],
  ["obesidade", "obesidad"],
  ["incansável", "incansable"],
  ["irresistíveis", "irresistibles"],
  ["envelhecimento", "envellecimiento"],
  ["carruagem", "carruaje"],
  ["tesoureiros", "tesoreros"],
  ["pizzaria", "pizzería"],
  ["topografia", "topografía"],
  ["artéria", "arteria"],
  ["honorários", "honorarios"],
  ["sinfônica", "sinfónica"],
  ["abstinência", "abstinencia"],
  ["regressiva", "regresiva"],
  ["surfista", "surfista"],
])("spells %s as %s", (portuguese, spanish) => {
  expect(spanishCognate(portuguese)).toBe(spanish);
});

it.each(["Conceição", "quão", "backup", "cafezinho"])("leaves %s", (word) => {
  expect(spanishCognate(word)).toBeUndefined();
});
