import { expect, it } from "vitest";
import { readUnits, writeUnits } from "../units.ts";
import { sayWhere } from "./whereabouts.ts";

const THE = "^le<det><def><m><sg>$";

it.each([
  ["^Dans<pr>$ ^un<det><ind><f><sg>$ ^petit<adj><f><sg>$ ^île<n><f><sg>$", "Dans", "Sur"],
  [`^dans<pr>$ ${THE} ^cinéma<n><m><sg>$^.<sent>$`, "dans", "à"],
  [`^dans<pr>$ ^ce<det><dem><f><sg>$ ^époque<n><f><sg>$`, "dans", "à"],
  [`^dans<pr>$ ${THE} ^dernier<adj><f><sg>$ ^minute<n><f><sg>$`, "dans", "à"],
  [`^dans<pr>$ ${THE} ^dentiste<n><mf><sg>$`, "dans", "chez"],
  [`^aller<vblex><inf>$ ^à<pr>$ ${THE} ^médecin<n><mf><sg>$`, "à", "chez"],
])("changes the preposition of %s", (stream, from, to) => {
  expect(said(stream)).toBe(stream.replace(`^${from}<pr>`, `^${to}<pr>`));
});

it("says the year of a season without a preposition", () => {
  const season = `${THE} ^été<n><m><sg>$`;
  expect(said(`^dans<pr>$ ${season} ^de<pr>$ ^1969<num>$`)).toBe(`^à<pr>$ ${season} ^1969<num>$`);
});

it.each([
  `^dans<pr>$ ${THE} ^nord<n><m><sg>$ ^de<pr>$ ${THE} ^pays<n><m><sp>$`,
  `^dans<pr>$ ^un<det><ind><f><sg>$ ^école<n><f><sg>$`,
  `^parler<vblex><inf>$ ^à<pr>$ ${THE} ^médecin<n><mf><sg>$`,
  `^dans<pr>$ ${THE} ^deux<num>$ ^minute<n><f><pl>$`,
  `^dans<pr>$ ${THE} ^maison<n><f><sg>$`,
])("leaves %s", (stream) => {
  expect(said(stream)).toBe(stream);
});

function said(stream: string): string {
  return writeUnits(sayWhere(readUnits(stream)));
}
