import { expect, test } from "vitest";
import { readUnits, writeUnits } from "../units.ts";
import { banks } from "./banks.ts";

const WORK = "^lavorare<vblex><pri><p1><sg>$ ^in<pr>$ ^il<det><def><m><sg>$ ^banco<n><m><sg>$";

test.each([
  ["a bank", "^Il<det><def><m><sg>$ ^banco<n><m><sg>$", "^Il<det><def><m><sg>$ ^banca<n><f><sg>$"],
  [
    "work in banking",
    `${WORK}^.<sent>$`,
    "^lavorare<vblex><pri><p1><sg>$ ^in<pr>$ ^banca<n><f><sg>$^.<sent>$",
  ],
  [
    "work in a bank that is named",
    `${WORK} ^centrale<adj><mf><sg>$`,
    `${WORK.replace("banco<n><m>", "banca<n><f>")} ^centrale<adj><mf><sg>$`,
  ],
  [
    "a bench",
    "^sedere<vblex><pp><m><sg>$ ^in<pr>$ ^il<det><def><m><sg>$ ^banco<n><m><sg>$",
    "^sedere<vblex><pp><m><sg>$ ^su<pr>$ ^il<det><def><m><sg>$ ^panchina<n><f><sg>$",
  ],
])("%s", (_, translated, arranged) => {
  expect(writeUnits(banks(readUnits(translated)))).toBe(arranged);
});
