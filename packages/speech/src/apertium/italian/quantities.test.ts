import { expect, test } from "vitest";
import { readUnits, writeUnits } from "../units.ts";
import { agreeInOne, quantities } from "./quantities.ts";

test.each([
  [
    "everybody knows",
    "^tutti quanti<prn><tn><m><pl>$ ^lo<prn><pro><p3><nt>$ ^sapere<vblex><pri><p3><sg>$",
    "^tutto<prn><tn><m><pl>$ ^lo<prn><pro><p3><nt>$ ^sapere<vblex><pri><p3><pl>$",
  ],
  [
    "no money",
    "^non<adv>$ ^avere<vblex><pri><p1><sg>$ ^alcun<det><ind><m><pl>$ ^soldi<n><m><pl>$",
    "^non<adv>$ ^avere<vblex><pri><p1><sg>$ ^soldi<n><m><pl>$",
  ],
  [
    "some friends",
    "^avere<vblex><pri><p1><sg>$ ^alcun<det><ind><m><pl>$ ^amico<n><m><pl>$",
    "^avere<vblex><pri><p1><sg>$ ^alcun<det><ind><m><pl>$ ^amico<n><m><pl>$",
  ],
  [
    "most do not know",
    "^il<det><def><f><sg>$ ^maggioranza<n><f><sg>$ ^non<adv>$ ^sapere<vblex><pri><p3><pl>$",
    "^il<det><def><f><sg>$ maggior ^parte<n><f><sg>$ ^non<adv>$ ^sapere<vblex><pri><p3><sg>$",
  ],
  [
    "reading much",
    "^leggere<vblex><pri><p3><pl>$ ^molto<adj><ind><m><pl>$^.<sent>$",
    "^leggere<vblex><pri><p3><pl>$ ^molto<adv>$^.<sent>$",
  ],
  [
    "reading many books",
    "^leggere<vblex><pri><p3><pl>$ ^molto<adj><ind><m><pl>$ ^libro<n><m><pl>$",
    "^leggere<vblex><pri><p3><pl>$ ^molto<adj><ind><m><pl>$ ^libro<n><m><pl>$",
  ],
  [
    "his own brother",
    "^il suo<det><pos><m><sg>$ ^proprio<adj><m><sg>$ ^fratello<n><m><sg>$",
    "^il<det><def><m><sg>$ ^proprio<adj><m><sg>$ ^fratello<n><m><sg>$",
  ],
  [
    "afraid of spiders",
    "^paura<n><f><sg>$ ^di<pr>$ ^ragno<n><m><pl>$",
    "^paura<n><f><sg>$ ^di<pr>$ ^il<det><def><m><pl>$ ^ragno<n><m><pl>$",
  ],
  [
    "no more time",
    "^avere<vblex><pri><p1><pl>$ ^più<adv>$ ^tempo<n><m><pl>$",
    "^avere<vblex><pri><p1><pl>$ ^più<adv>$ ^tempo<n><m><sg>$",
  ],
  [
    "thousands of times",
    "^migliaio<n><f><pl>$ ^di<pr>$ ^volta<n><f><sg>$",
    "^migliaio<n><f><pl>$ ^di<pr>$ ^volta<n><f><pl>$",
  ],
])("%s", (_, pair, italian) => {
  expect(writeUnits(quantities(readUnits(pair)))).toBe(italian);
});

test("one back hurts", () => {
  const pair = "^il<det><def><f><sg>$ ^schiena<n><f><sg>$ ^fare<vblex><pri><p3><pl>$";
  const italian = "^il<det><def><f><sg>$ ^schiena<n><f><sg>$ ^fare<vblex><pri><p3><sg>$";
  expect(writeUnits(agreeInOne(readUnits(pair)))).toBe(italian);
});
