import { expect, test } from "vitest";
import { readUnits, writeUnits } from "../units.ts";
import { relatives } from "./relatives.ts";

const THE = "^il<det><def><f><sg>$";

test.each([
  [
    "^Il che<rel><an><nt>$ ^contare<vblex><pri><p3><sg>$",
    "^Quello che<rel><an><nt>$ ^contare<vblex><pri><p3><sg>$",
  ],
  [
    "^andare<vblex><pri><p3><sg>$^,<cm>$ ^il che<rel><an><nt>$ ^contare<vblex><pri><p3><sg>$",
    "^andare<vblex><pri><p3><sg>$^,<cm>$ ^il che<rel><an><nt>$ ^contare<vblex><pri><p3><sg>$",
  ],
  [
    "^modo<n><m><sg>$ ^di<pr>$ ^il quale<rel><an><f><sg>$",
    "^modo<n><m><sg>$ ^in<pr>$ ^cui<rel><an><mf><sp>$",
  ],
  [
    "^persona<n><f><sg>$ ^con<pr>$ ^chi<rel><nn><mf><sp>$",
    "^persona<n><f><sg>$ ^con<pr>$ ^cui<rel><an><mf><sp>$",
  ],
  [
    "^sapere<vblex><pri><p1><sg>$ ^con<pr>$ ^chi<rel><nn><mf><sp>$",
    "^sapere<vblex><pri><p1><sg>$ ^con<pr>$ ^chi<rel><nn><mf><sp>$",
  ],
  [
    "^sapere<vblex><pri><p1><sg>$ ^quello che<rel><an><m><sg>$ ^essere<vbser><pri><p3><sg>$ ^un<det><ind><m><sg>$ ^verbo<n><m><sg>$",
    "^sapere<vblex><pri><p1><sg>$ che ^cosa<n><f><sg>$ ^essere<vbser><pri><p3><sg>$ ^un<det><ind><m><sg>$ ^verbo<n><m><sg>$",
  ],
  [
    `^bambino<n><f><sg>$ ${THE} ^borsa<n><f><sg>$ ^di<pr>$ ^il quale<rel><an><f><sg>$`,
    `^bambino<n><f><sg>$ ${THE} cui ^borsa<n><f><sg>$`,
  ],
])("%s", (pair, italian) => {
  expect(writeUnits(relatives(readUnits(pair)))).toBe(italian);
});
