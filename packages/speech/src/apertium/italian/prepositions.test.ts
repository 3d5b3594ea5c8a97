import { expect, test } from "vitest";
import { readUnits, writeUnits } from "../units.ts";
import { prepositions } from "./prepositions.ts";

const IS = "^essere<vbser><pri><p3><sg>$";
const THE = "^il<det><def><f><sg>$";

test.each([
  [
    "^andare<vblex><inf>$ ^a<pr>$ ^il<det><def><m><sg>$ ^dentista<n><m><sg>$",
    "^andare<vblex><inf>$ ^da<pr>$ ^il<det><def><m><sg>$ ^dentista<n><m><sg>$",
  ],
  [
    "^cadere<vblex><pp><m><sg>$ ^di<pr>$ ^il<det><def><f><sg>$ ^bicicletta<n><f><sg>$",
    "^cadere<vblex><pp><m><sg>$ ^da<pr>$ ^il<det><def><f><sg>$ ^bicicletta<n><f><sg>$",
  ],
  [
    "^nulla<prn><tn><nt><sg>$ ^per<pr>$ ^fare<vblex><inf>$",
    "^nulla<prn><tn><nt><sg>$ ^da<pr>$ ^fare<vblex><inf>$",
  ],
  [
    `^interessare<vblex><pp><m><sg>$ ^in<pr>$ ${THE} ^storia<n><f><sg>$`,
    `^interessare<vblex><pp><m><sg>$ ^a<pr>$ ${THE} ^storia<n><f><sg>$`,
  ],
  [
    `${IS} ^buono<adj><f><sg>$ ^a<pr>$ ^disegnare<vblex><inf>$`,
    `${IS} ^bravo<adj><f><sg>$ ^a<pr>$ ^disegnare<vblex><inf>$`,
  ],
])("%s", (pair, italian) => {
  expect(writeUnits(prepositions(readUnits(pair)))).toBe(italian);
});
