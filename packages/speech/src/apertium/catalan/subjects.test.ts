import { expect, it } from "vitest";
import { withSubjects } from "./subjects.ts";

it.each([
  ["Visc aquí i treballo molt.", "Jo visc aquí i jo treballo molt."],
  ["Jo visc aquí. No ho sé, ja t'ho dic.", "Jo visc aquí. Jo no ho sé, jo ja t'ho dic."],
  ["Una cosa que no vaig entendre.", "Una cosa que jo no vaig entendre."],
  ["Quan jo era petit, vivia aquí.", "Quan jo era petit, jo vivia aquí."],
  ["Ella cantava, però no ballava.", "Ella cantava, però ella no ballava."],
  ["El poso damunt. La casa que tinc.", "Jo el poso damunt. La casa que jo tinc."],
  ["Una mirada, una història, ell venia.", "Una mirada, una història, ell venia."],
  [
    "Jo dormia, perquè estava plovent i feia fred.",
    "Jo dormia, perquè estava plovent i feia fred.",
  ],
])("says who in %j", (text, said) => {
  expect(withSubjects(text)).toBe(said);
});
