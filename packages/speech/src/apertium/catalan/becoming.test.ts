import { expect, it } from "vitest";
import { readUnits, writeUnits } from "../units.ts";
import { makeItself } from "./becoming.ts";

it.each([
  [
    "^esdevenir<vblex><pri><p3><sg>$ ^més<preadv>$ ^difícil<adj><mf><sg>$",
    "^es<prn><pro><ref><p3><mf><sp>$ ^fer<vblex><pri><p3><sg>$ ^més<preadv>$ ^difícil<adj><mf><sg>$",
  ],
  [
    "^esdevenir<vblex><fti><p1><sg>$ ^ric<adj><m><sg>$",
    "^em<prn><pro><p1><mf><sg>$ ^fer<vblex><fti><p1><sg>$ ^ric<adj><m><sg>$",
  ],
  ["^esdevenir<vblex><pri><p3><sg>$ ^metge<n><m><sg>$", null],
])("%s becomes %s", (stream, become) => {
  expect(writeUnits(makeItself(readUnits(stream)))).toBe(become ?? stream);
});
