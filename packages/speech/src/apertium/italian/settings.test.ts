import { expect, test } from "vitest";
import { readUnits, writeUnits } from "../units.ts";
import { settings } from "./settings.ts";

const IN_THE = "^in<pr>$ ^il<det><def><f><sg>$";

test.each([
  [`${IN_THE} ^festa<n><f><sg>$`, "^a<pr>$ ^il<det><def><f><sg>$ ^festa<n><f><sg>$"],
  [`${IN_THE} ^spiaggia<n><f><sg>$`, "^in<pr>$ ^spiaggia<n><f><sg>$"],
  [`${IN_THE} ^scuola<n><f><sg>$`, "^a<pr>$ ^scuola<n><f><sg>$"],
  [`${IN_THE} ^cucina<n><f><sg>$ ^di<pr>$`, `${IN_THE} ^cucina<n><f><sg>$ ^di<pr>$`],
  [`${IN_THE} ^gamba<n><f><sg>$`, `${IN_THE} ^gamba<n><f><sg>$`],
  [
    `^dolore<n><m><sg>$ ${IN_THE} ^gamba<n><f><sg>$`,
    "^dolore<n><m><sg>$ ^a<pr>$ ^il<det><def><f><sg>$ ^gamba<n><f><sg>$",
  ],
])("%s", (pair, italian) => {
  expect(writeUnits(settings(readUnits(pair)))).toBe(italian);
});
