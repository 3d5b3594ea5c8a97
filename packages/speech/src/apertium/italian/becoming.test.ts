import { expect, test } from "vitest";
import { readUnits, writeUnits } from "../units.ts";
import { become } from "./becoming.ts";

test.each([
  [
    "^rimanere<vblex><pri><p3><sg>$ ^molto<preadv>$ ^torbido<adj><f><sg>$",
    "^diventare<vblex><pri><p3><sg>$ ^molto<preadv>$ ^torbido<adj><f><sg>$",
  ],
  [
    "^rimanere<vblex><pri><p3><sg>$ ^più<preadv>$ ^corto<adj><m><sg>$",
    "^diventare<vblex><pri><p3><sg>$ ^più<preadv>$ ^corto<adj><m><sg>$",
  ],
  [
    "^rimanere<vblex><pri><p3><sg>$ ^aperto<adj><f><sg>$",
    "^rimanere<vblex><pri><p3><sg>$ ^aperto<adj><f><sg>$",
  ],
  [
    "^rimanere<vblex><pri><p3><sg>$ ^ancora<adv>$ ^duro<adj><f><sg>$",
    "^rimanere<vblex><pri><p3><sg>$ ^ancora<adv>$ ^duro<adj><f><sg>$",
  ],
  [
    "^convertire<vblex><inf>+si<prn><enc><ref><p3><mf><sp>$ ^in<pr>$ ^un<det><ind><m><sg>$ ^pilota<n><m><sg>$",
    "^diventare<vblex><inf>$ ^un<det><ind><m><sg>$ ^pilota<n><m><sg>$",
  ],
  [
    "^lui<prn><tn><p3><m><sg>$ ^si<prn><pro><ref><p3><mf><sp>$ ^essere<vbser><pri><p3><sg>$ ^convertire<vblex><pp><m><sg>$ ^in<pr>$ ^un<det><ind><m><sg>$ ^eroe<n><m><sg>$",
    "^lui<prn><tn><p3><m><sg>$ ^essere<vbser><pri><p3><sg>$ ^diventare<vblex><pp><m><sg>$ ^un<det><ind><m><sg>$ ^eroe<n><m><sg>$",
  ],
])("%s", (pair, italian) => {
  expect(writeUnits(become(readUnits(pair)))).toBe(italian);
});
