import { expect, test } from "vitest";
import { readUnits, writeUnits } from "../units.ts";
import { alsoWho } from "./also.ts";

test.each([
  [
    "^andare<vblex><pri><p1><sg>$ ^anche<adv>$^.<sent>$",
    "^andare<vblex><pri><p1><sg>$ ^anche<adv>$ ^io<prn><tn><p1><mf><sg>$^.<sent>$",
  ],
  [
    "^fratello<n><m><sg>$ ^venire<vblex><pri><p3><sg>$ ^anche<adv>$^.<sent>$",
    "^fratello<n><m><sg>$ ^venire<vblex><pri><p3><sg>$ ^anche<adv>$ ^lui<prn><tn><p3><m><sg>$^.<sent>$",
  ],
  [
    "^portare<vblex><imp><p3><sg>$ ^pane<n><m><sg>$ ^anche<adv>$^.<sent>$",
    "^portare<vblex><imp><p3><sg>$ ^pane<n><m><sg>$ ^anche<adv>$^.<sent>$",
  ],
])("%s", (pair, italian) => {
  expect(writeUnits(alsoWho(readUnits(pair)))).toBe(italian);
});
