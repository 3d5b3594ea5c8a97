import { expect, it } from "vitest";
import { allTheTime } from "./all-the-time.ts";
import { readUnits, writeUnits } from "./units.ts";

const SPANISH = { whole: "todo", all: "todo<predet>", times: new Set(["noche"]) };

it.each([
  [
    "^el<det><def><f><sg>$ ^noche<n><f><sg>$ ^todo<predet><f><sg>$",
    "^todo<predet><f><sg>$ ^el<det><def><f><sg>$ ^noche<n><f><sg>$",
  ],
  [
    "^El<det><def><f><sg>$ ^noche<n><f><sg>$ ^todo<predet><f><sg>$",
    "^Todo<predet><f><sg>$ ^el<det><def><f><sg>$ ^noche<n><f><sg>$",
  ],
  [
    "^el<det><def><f><sg>$ ^leche<n><f><sg>$ ^todo<predet><f><sg>$",
    "^el<det><def><f><sg>$ ^leche<n><f><sg>$ ^todo<predet><f><sg>$",
  ],
])("arranges %s", (units, arranged) => {
  expect(writeUnits(allTheTime(readUnits(`${units}.[]`), SPANISH))).toBe(`${arranged}.[]`);
});
