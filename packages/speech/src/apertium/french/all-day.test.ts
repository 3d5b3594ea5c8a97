import { expect, it } from "vitest";
import { readUnits, writeUnits } from "../units.ts";
import { allDay } from "./all-day.ts";

const ALL_DAY = "^tout<predet><f><sg>$ ^le<det><def><f><sg>$ ^journée<n><f><sg>$";
const [THE, DAY] = ["le<det><def><m><sg>", "jour<n><m><sg>"];

it.each([
  [`^${THE}$ ^${DAY}$ ^entier<adj><m><sg>$`, ALL_DAY],
  [`^tout<predet><m><sg>$ ^${THE}$ ^${DAY}$`, ALL_DAY],
  [
    "^Le<det><def><f><sg>$ ^nuit<n><f><sg>$ ^entier<adj><f><sg>$",
    "^Tout<predet><f><sg>$ ^le<det><def><f><sg>$ ^nuit<n><f><sg>$",
  ],
  [`^${THE}$ ^${DAY}$ ^suivant<adj><m><sg>$`, null],
  [`^tout<predet><m><pl>$ ^le<det><def><mf><pl>$ ^jour<n><m><pl>$`, null],
  ["^le<det><def><f><sg>$ ^famille<n><f><sg>$ ^entier<adj><f><sg>$", null],
])("%s becomes %s", (stream, said) => {
  expect(writeUnits(allDay(readUnits(stream)))).toBe(said ?? stream);
});
