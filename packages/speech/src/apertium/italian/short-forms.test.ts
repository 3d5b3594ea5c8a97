import { expect, test } from "vitest";
import { readUnits, writeUnits } from "../units.ts";
import { shorten } from "./short-forms.ts";

test.each([
  ["^Quello<det><dem><m><sg>$ ^giorno<n><m><sg>$", "Quel ^giorno<n><m><sg>$"],
  ["^in<pr>$ ^quello<det><dem><m><pl>$ ^giorno<n><m><pl>$", "^in<pr>$ quei ^giorno<n><m><pl>$"],
  ["^migliore<adj><mf><sg>$ ^film<n><m><sp>$", "miglior ^film<n><m><sp>$"],
  ["^migliore<adj><mf><sg>$ ^amica<n><f><sg>$", "^migliore<adj><mf><sg>$ ^amica<n><f><sg>$"],
  ["^bello<adj><m><sg>$ ^giorno<n><m><sg>$", "bel ^giorno<n><m><sg>$"],
  [
    "^Quello<prn><tn><m><sg>$ ^che<rel><an><mf><sp>$",
    "^Quello<prn><tn><m><sg>$ ^che<rel><an><mf><sp>$",
  ],
  ["^quello<det><dem><f><sg>$ ^casa<n><f><sg>$", "^quello<det><dem><f><sg>$ ^casa<n><f><sg>$"],
])("%s", (pair, italian) => {
  expect(writeUnits(shorten(readUnits(pair)))).toBe(italian);
});
