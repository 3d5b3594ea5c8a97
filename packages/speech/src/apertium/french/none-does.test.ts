import { expect, it } from "vitest";
import { readUnits, writeUnits } from "../units.ts";
import { noneDoes } from "./none-does.ts";

const NONE_OF_THEM = "^Aucun<prn><tn><m><sg>$ ^de<pr>$ ^eux<prn><tn><p3><m><pl>$";
const [NOT, WANTED] = ["^ne<adv>$", "^vouloir<vbmod><pii><p3><sg>$"];

it.each([
  [
    "^personne<prn><tn><mf><sg>$ ^vouloir<vbmod><pii><p3><sg>$",
    "^personne<prn><tn><mf><sg>$ ^ne<adv>$ ^vouloir<vbmod><pii><p3><sg>$",
  ],
  [`${NONE_OF_THEM} ${WANTED}`, `${NONE_OF_THEM} ${NOT} ${WANTED}`],
  [
    `^Aucun<det><ind><m><sg>$ ^ami<n><m><sg>$ ^le<prn><pro><p3><m><sg>$ ${WANTED}`,
    `^Aucun<det><ind><m><sg>$ ^ami<n><m><sg>$ ${NOT} ^le<prn><pro><p3><m><sg>$ ${WANTED}`,
  ],
  [`${NONE_OF_THEM} ${NOT} ${WANTED}`, null],
  [`^avoir<vbhaver><pri><p3><sg>$ ^aucun<det><ind><m><sg>$ ^ami<n><m><sg>$`, null],
])("%s becomes %s", (stream, negated) => {
  expect(writeUnits(noneDoes(readUnits(stream)))).toBe(negated ?? stream);
});
