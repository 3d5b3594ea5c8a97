import { expect, it } from "vitest";
import { readUnits, writeUnits } from "../units.ts";
import { happenTo } from "./happening.ts";

it.each([
  [
    "^em<prn><pro><p1><mf><sg>$ ^haver<vaux><pri><p3><sg>$ ^arribar<vblex><pp><m><sg>$",
    "^em<prn><pro><p1><mf><sg>$ ^haver<vaux><pri><p3><sg>$ ^passar<vblex><pp><m><sg>$",
  ],
  ["^tren<n>$ ^haver<vaux>$ ^arribar<vblex><pp>$", "^tren<n>$ ^haver<vaux>$ ^arribar<vblex><pp>$"],
])("%s", (units, said) => {
  expect(writeUnits(happenTo(readUnits(units)))).toBe(said);
});
