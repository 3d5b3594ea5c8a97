import { expect, it } from "vitest";
import { readUnits, writeUnits } from "../units.ts";
import { stuck } from "./stuck.ts";

const PRISONER = "^prisonnier<adj><m><pl>$";
const STUCK = "^coincé<adj><m><pl>$";
const are = (person: string): string => `^être<vbser><pri>${person}<pl>$`;
const IN_THE = "^dans<pr>$ ^le<det><def><f><sg>$";

it.each([
  [`${are("<p1>")} ${PRISONER}`, `${are("<p1>")} ${STUCK}`],
  [
    `${are("<p3>")} ${PRISONER} ${IN_THE} ^porte<n>$`,
    `${are("<p3>")} ${STUCK} ${IN_THE} ^porte<n>$`,
  ],
  [`${are("<p3>")} ${PRISONER} ${IN_THE} ^cellule<n>$`, null],
  [`${are("<p3>")} ${PRISONER}`, null],
])("%s becomes %s", (stream, said) => {
  expect(writeUnits(stuck(readUnits(stream)))).toBe(said ?? stream);
});
