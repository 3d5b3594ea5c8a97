import { expect, test } from "vitest";
import { readUnits, writeUnits } from "../units.ts";
import { ofItself } from "./of-itself.ts";

test.each([
  [
    "^svegliare<vblex><pri><p1><sg>$ ^presto<adv>$^.<sent>$",
    "^mi<prn><pro><p1><mf><sg>$ ^svegliare<vblex><pri><p1><sg>$ ^presto<adv>$^.<sent>$",
  ],
  ["^svegliare<vblex><pri><p1><sg>$ ^il<det><def><f><sg>$ ^madre<n><f><sg>$^.<sent>$"],
  [
    "^avere<vbhaver><pri><p3><sg>$ ^rompere<vblex><pp><m><sg>$^.<sent>$",
    "^si<prn><pro><ref><p3><mf><sp>$ ^essere<vbser><pri><p3><sg>$ ^rompere<vblex><pp><m><sg>$^.<sent>$",
  ],
  [
    "^stare<vblex><pri><p3><sg>$ ^sciogliere<vblex><ger>$^.<sent>$",
    "^si<prn><pro><ref><p3><mf><sp>$ ^stare<vblex><pri><p3><sg>$ ^sciogliere<vblex><ger>$^.<sent>$",
  ],
  [
    "^svegliare<vblex><pri><p3><sg>$ ^tutto<predet><m><pl>$ ^il<det><def><m><pl>$ ^giorno<n><m><pl>$^.<sent>$",
    "^si<prn><pro><ref><p3><mf><sp>$ ^svegliare<vblex><pri><p3><sg>$ ^tutto<predet><m><pl>$ ^il<det><def><m><pl>$ ^giorno<n><m><pl>$^.<sent>$",
  ],
  [
    "^senza<pr>$ ^fermare<vblex><inf>$^.<sent>$",
    "^senza<pr>$ ^fermare<vblex><inf>+si<prn><enc><ref><p3><mf><sp>$^.<sent>$",
  ],
])("%s", (pair, italian = pair) => {
  expect(writeUnits(ofItself(readUnits(pair)))).toBe(italian);
});
