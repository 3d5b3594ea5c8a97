import { expect, test } from "vitest";
import { readUnits, writeUnits } from "../units.ts";
import { compounds } from "./compounds.ts";

test.each([
  [
    "^spazzola<n><f><sg>$ ^di<pr>$ ^dente<n><m><pl>$",
    "^spazzolino<n><m><sg>$ ^da<pr>$ ^dente<n><m><pl>$",
  ],
  [
    "^occhiale<n><m><pl>$ ^di<pr>$ ^sole<n><m><sg>$",
    "^occhiale<n><m><pl>$ ^da<pr>$ ^sole<n><m><sg>$",
  ],
  ["^luce<n><f><sg>$ ^di<pr>$ ^sole<n><m><sg>$", "^luce<n><f><sg>$ ^di<pr>$ ^sole<n><m><sg>$"],
  ["^ruolo<n><m><sg>$ ^di<pr>$ ^forno<n><m><sg>$", "^carta<n><f><sg>$ ^da<pr>$ ^forno<n><m><sg>$"],
  ["^apparato<n><m><sg>$ ^foto<n><f><sg>$", "^macchina<n><f><sg>$ ^fotografico<adj><f><sg>$"],
  [
    "^il mio<det><pos><m><sg>$ ^occhiale<n><m><sg>$",
    "^il mio<det><pos><m><pl>$ ^occhiale<n><m><pl>$",
  ],
])("%s", (pair, italian) => {
  expect(writeUnits(compounds(readUnits(pair)))).toBe(italian);
});
