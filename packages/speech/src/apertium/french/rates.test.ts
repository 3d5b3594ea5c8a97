import { expect, it } from "vitest";
import { readUnits, writeUnits } from "../units.ts";
import { rates } from "./rates.ts";

const A_TAX = "^le<det><def><f><sg>$ ^taxe<n><f><sg>$ ^de<pr>$";

it.each([
  [
    `${A_TAX} ^intérêt<n><m><pl>$`,
    "^le<det><def><m><sg>$ ^taux<n><m><sp>$ ^de<pr>$ ^intérêt<n><m><sg>$",
  ],
  [
    `${A_TAX} ^livraison<n><f><sg>$`,
    "^le<det><def><m><pl>$ ^frais<n><m><pl>$ ^de<pr>$ ^livraison<n><f><sg>$",
  ],
  [`${A_TAX} ^séjour<n><m><sg>$`, null],
  ["^taxe<n><f><sg>$^.<sent>$", null],
])("%s becomes %s", (stream, said) => {
  expect(writeUnits(rates(readUnits(stream)))).toBe(said ?? stream);
});
