import { expect, it } from "vitest";
import { chrF } from "./chrf.ts";

const score = (translation: string, reference: string): number =>
  chrF([{ translation, references: [reference] }]);

it("matches sacreBLEU 2", () => {
  const translations = ["El gato se sienta en la alfombra.", "Hola mundo"];
  const references = ["El gato está sentado en la alfombra.", "¡Hola, mundo!"];
  const renderings = translations.map((translation, i) => ({
    translation,
    references: [references[i] ?? ""],
  }));
  expect(chrF(renderings)).toBeCloseTo(55.829_908_928_319_07, 6);
});

it("ranges from 0 to 100 and ignores spaces", () => {
  expect(score("igual que antes", "igual que antes")).toBeCloseTo(100);
  expect(score("igual  que\nantes", "igual que antes")).toBeCloseTo(100);
  expect(score("xyz", "abc")).toBe(0);
  expect(score("", "abc")).toBe(0);
  expect(chrF([])).toBe(0);
});

it("drops with every wrong or missing word", () => {
  const reference = "Mi abuela me enseñó a hacer pan.";
  const close = score("Mi abuela me enseñó a hornear pan.", reference);
  const short = score("Mi abuela me enseñó.", reference);
  expect(close).toBeGreaterThan(short);
  expect(short).toBeGreaterThan(score("La casa está vacía.", reference));
});

it("uses the closest of several references", () => {
  const references = ["Abre la caja, por favor.", "Abra la caja, por favor."];
  expect(chrF([{ translation: "Abra la caja, por favor.", references }])).toBeCloseTo(100);
});
