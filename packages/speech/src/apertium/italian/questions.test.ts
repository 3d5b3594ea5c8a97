import { expect, test } from "vitest";
import { readUnits, writeUnits } from "../units.ts";
import { askInOrder } from "./questions.ts";

const MUSEUM = "^il<det><def><m><sg>$ ^museo<n><m><sg>$";
const CLOSES = "^chiudere<vblex><pri><p3><sg>$";
const IS = "^essere<vbser><pri><p3><sg>$";
const WHEN = "^Quando<cnjadv>$";

test.each([
  [`${WHEN} ${MUSEUM} ${CLOSES}^?<sent>$`, `${WHEN} ${CLOSES} ${MUSEUM}^?<sent>$`],
  [`${WHEN} ${MUSEUM} ${CLOSES}^,<cm>$ ^venire<vblex><pri><p2><sg>$^?<sent>$`],
  [`${WHEN} ${MUSEUM} ${CLOSES} ^il<det><def><f><sg>$ ^porta<n><f><sg>$^?<sent>$`],
  [
    `^A<pr>$ ^che<adj><itg><mf><sg>$ ^ora<n><f><sg>$ ${MUSEUM} ${CLOSES}^?<sent>$`,
    `^A<pr>$ ^che<adj><itg><mf><sg>$ ^ora<n><f><sg>$ ${CLOSES} ${MUSEUM}^?<sent>$`,
  ],
  [
    `^sapere<vblex><pri><p1><sg>$ ^dove<rel><adv>$ ${MUSEUM} ${IS}^.<sent>$`,
    `^sapere<vblex><pri><p1><sg>$ ^dove<rel><adv>$ ${IS} ${MUSEUM}^.<sent>$`,
  ],
  [`${WHEN} ^lei<prn><tn><p3><f><sg>$ ${CLOSES}^?<sent>$`, `${WHEN} ${CLOSES}^?<sent>$`],
  [
    "^Che<prn><itg><mf><sg>$ ^questo<prn><tn><nt><sg>$ ^insegnare<vblex><pri><p3><sg>$^?<sent>$",
    "^Che<prn><itg><mf><sg>$ ^insegnare<vblex><pri><p3><sg>$ ^questo<prn><tn><nt><sg>$^?<sent>$",
  ],
])("%s", (pair, italian = pair) => {
  expect(writeUnits(askInOrder(readUnits(pair)))).toBe(italian);
});
