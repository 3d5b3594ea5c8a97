import { expect, test } from "vitest";
import { readUnits, writeUnits } from "../units.ts";
import { auxiliaries } from "./auxiliaries.ts";

const CAKE = "^il<det><def><f><sg>$ ^torta<n><f><sg>$";
const FIRM = "^il<det><def><f><sg>$ ^ditta<n><f><sg>$";
const PRICE = "^il<det><def><m><sg>$ ^prezzo<n><m><sg>$";
const I_AM = "^essere<vbser><pri><p1><sg>$";
const I_HAVE = "^avere<vbhaver><pri><p1><sg>$";
const IS = "^essere<vbser><pri><p3><sg>$";
const HAS = "^avere<vbhaver><pri><p3><sg>$";
const WEEK = "^questo<det><dem><f><sg>$ ^settimana<n><f><sg>$";

test.each([
  [
    "I burnt the cake",
    `${I_AM} ^bruciare<vblex><pp><m><sg>$ ${CAKE}`,
    `${I_HAVE} ^bruciare<vblex><pp><m><sg>$ ${CAKE}`,
  ],
  [
    "the firm raised the price",
    `${FIRM} ${IS} ^aumentare<vblex><pp><f><sg>$ ${PRICE}`,
    `${FIRM} ${HAS} ^aumentare<vblex><pp><m><sg>$ ${PRICE}`,
  ],
  [
    "somebody skipped it",
    `^lo<prn><pro><p3><m><sg>$ ${IS} ^saltare<vblex><pp><m><sg>$`,
    `^lo<prn><pro><p3><m><sg>$ ${HAS} ^saltare<vblex><pp><m><sg>$`,
  ],
  [
    "the price rose this week",
    `${PRICE} ${IS} ^aumentare<vblex><pp><m><sg>$ ${WEEK}`,
    `${PRICE} ${IS} ^aumentare<vblex><pp><m><sg>$ ${WEEK}`,
  ],
  [
    "the price rose a minute later",
    `${PRICE} ${IS} ^aumentare<vblex><pp><m><sg>$ ^un<det><ind><m><sg>$ ^minuto<n><m><sg>$`,
    `${PRICE} ${IS} ^aumentare<vblex><pp><m><sg>$ ^un<det><ind><m><sg>$ ^minuto<n><m><sg>$`,
  ],
  [
    "with the firm rose the price",
    `^con<pr>$ ${FIRM} ${IS} ^aumentare<vblex><pp><m><sg>$ ${PRICE}`,
    `^con<pr>$ ${FIRM} ${IS} ^aumentare<vblex><pp><m><sg>$ ${PRICE}`,
  ],
])("%s", (_, pair, italian) => {
  expect(writeUnits(auxiliaries(readUnits(pair)))).toBe(italian);
});
