import { expect, test } from "vitest";
import { readUnits, writeUnits } from "../units.ts";
import { imagine } from "./unreal.ts";

const STAY = "^quedar<vblex><cni><p1><pl>$";

test.each([
  [
    "imagined",
    `^Si<cnjadv>$ ^ploure<vblex><pii><p3><sg>$^,<cm>$ ${STAY}`,
    `^Si<cnjadv>$ ^ploure<vblex><pis><p3><sg>$^,<cm>$ ${STAY}`,
  ],
  [
    "also behind",
    `${STAY} ^si<cnjadv>$ ^tenir<vblex><pii><p1><sg>$ ^el<det><def><m><sg>$ ^temps<n><m><sp>$`,
    `${STAY} ^si<cnjadv>$ ^tenir<vblex><pis><p1><sg>$ ^el<det><def><m><sg>$ ^temps<n><m><sp>$`,
  ],
  [
    "a habit",
    "^Si<cnjadv>$ ^ploure<vblex><pii><p3><sg>$^,<cm>$ ^quedar<vblex><pii><p1><pl>$",
    "^Si<cnjadv>$ ^ploure<vblex><pii><p3><sg>$^,<cm>$ ^quedar<vblex><pii><p1><pl>$",
  ],
])("%s", (_, french, catalan) => {
  expect(writeUnits(imagine(readUnits(french)))).toBe(catalan);
});
