import { expect, test } from "vitest";
import { readUnits, writeUnits } from "../units.ts";
import { youAll } from "./you-all.ts";

const YOU = "Lei<prn><tn><p3><mf><pl>";

test.each([
  [
    `^${YOU}$ ^due<num><mf><sp>$ ^sembrare<vblex><pri><p3><pl>$`,
    "^Voi<prn><tn><p2><mf><pl>$ ^due<num><mf><sp>$ ^sembrare<vblex><pri><p2><pl>$",
  ],
  [
    `^${YOU}$ ^anche<adv>$ ^si<prn><pro><ref><p3><mf><sp>$ ^fermare<vblex><pri><p3><pl>$`,
    "^Voi<prn><tn><p2><mf><pl>$ ^anche<adv>$ ^vi<prn><pro><p2><mf><pl>$ ^fermare<vblex><pri><p2><pl>$",
  ],
  [
    "^per<pr>$ ^lei<prn><tn><p3><mf><pl>$ ^venire<vblex><pri><p3><pl>$",
    "^per<pr>$ ^voi<prn><tn><p2><mf><pl>$ ^venire<vblex><pri><p3><pl>$",
  ],
  [
    "^Lui<prn><tn><p3><mf><pl>$ ^venire<vblex><pri><p3><pl>$",
    "^Lui<prn><tn><p3><mf><pl>$ ^venire<vblex><pri><p3><pl>$",
  ],
])("%s", (pair, italian) => {
  expect(writeUnits(youAll(readUnits(pair)))).toBe(italian);
});
