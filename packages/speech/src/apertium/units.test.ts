import { expect, test } from "vitest";
import { readUnits, writeUnits } from "./units.ts";

test("a stream is written as it was read, blanks, joined and unknown words included", () => {
  const stream =
    "^Mon<det><pos><m><sg>$ [<b>]^père<n><m><sg>$^,<cm>$ ^*Xyz$ ^asseoir<vblex><imp><p2><pl>+vous<prn><enc>$ ^tenir<vblex><inf># compte$^.<sent>$[]";
  expect(writeUnits(readUnits(stream))).toBe(stream);
  expect(readUnits(stream)).toHaveLength(8);
});

test("an empty stream has no words", () => {
  expect(writeUnits(readUnits("[]"))).toBe("[]");
});
